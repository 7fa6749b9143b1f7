import type { SummingWords } from '../phrases.ts'

export const summing: SummingWords = {
  amount: 'valor, soma, importância',
  newPrice:
    'novo preço, preço com desconto, preço com o desconto, preço com cupom, preço com cupão, ' +
    'preço com código, preço estimado, total com desconto, total com o desconto, ' +
    'total com cupom, total com cupão, total após desconto, novo total, novo valor',
  subtotal:
    'total dos produtos, valor dos produtos, total de artigos, total parcial, ' +
    'total dos artigos, total de produtos, total dos itens',
  delivery: 'frete, envio, entrega, portes, transporte',
  strongTotal:
    'total do pedido, total da encomenda, total da compra, valor total, montante total, ' +
    'preço total, total geral, pagar hoje, valor da reserva, preço da reserva',
  notTotal:
    'recolha, retirada, dos quais, das quais, de entrada, quarto, noite, quartos, noites, ' +
    'renovação, frete, envio, entrega, portes, desconto*, poupança, poupou, iva, imposto*, ' +
    'taxa, taxas, itens, artigos, produtos, pontos, sem, juros, parcela*, prestaç*, presente, ' +
    'como, no local, caução, sinal, depois, com assinatura, s/, poupad*, peso total',
  including: 'incluindo, inclui, incl, com, após, c/',
  containing: 'inclui, dos quais',
  tax: 'iva, imposto, impostos',
  net: 'sem iva, + iva, acresce iva, mais iva',
  condition: 'a partir de, acima de, mínimo, mínimo de, pelo menos',
  rate: 'mensal, anual, por mês, por ano, ao mês',
  credit: 'juros, taeg, montante do crédito, custo do crédito',
  interestFree: 'sem juros, taeg 0 %, taeg 0%',
}
