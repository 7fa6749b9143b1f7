import type { NamingWords } from '../phrases.ts'

export const naming: NamingWords = {
  total:
    'total, preço da viagem, preço da estadia, você paga, vai pagar, pagas, pagarás, ' +
    'valor do pedido, valor da compra, será cobrado, cobrado hoje, valor devido',
  pay: 'a pagar, valor final, preço final',
  basket:
    'carrinho, sacola, cesto, finalizar, seu pedido, encomenda, resumo do pedido, ' +
    'resumo da compra, meu pedido, sua compra, minha compra, saco de compras, sua reserva',
  step: 'pagamento, pedido, reserva, resumo, saco, compra',
  counted: 'itens, produto, produtos, artigo, artigos',
}
