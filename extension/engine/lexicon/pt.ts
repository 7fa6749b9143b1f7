import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    'cupom*, cupão, cupões, código promocional, código de desconto, código de cupom, ' +
    'desconto*, vale desconto, vale de desconto, códigos promocionais',
  weakField: 'código',
  gift: 'cartão presente, vale presente, cartão oferta, vale oferta, cashback, vale presente*, mensagem de presente',
  decoy:
    'vendedor, funcionário*, agência, consultor, consultora, revendedor, número do cartão, cartão cliente, cartão de cliente, número de sócio, pesquisa*, pesquisar, procurar, fidelidade, cep, código postal, cidade, endereço, ' +
    'morada, telefone, celular, código de segurança, quantidade, nome, sobrenome, empresa, ' +
    'senha, comentário*, observações, cpf, cnpj, nif, amigo, frete, rastreio, pontos, patrocinador*, busca, buscar, filtra*',
  apply: 'aplicar, usar, utilizar, adicionar, resgatar, validar, ativar',
  weakApply: 'enviar',
  reveal: 'tem, possui, adicionar, inserir, usar, aplicar, tenho',
  remove:
    'não usar, remover, cancelar, anular, excluir, eliminar, retirar, apagar, desativar, desfazer, não utilizar, tirar',
  total:
    'total, preço da viagem, preço da estadia, você paga, você pagará, vai pagar, pagas, pagarás',
  pay: 'a pagar, valor final, preço final',
  basket: 'carrinho, sacola, cesto, finalizar, seu pedido, encomenda',
  counted: 'itens, produto, produtos, artigo, artigos',
  worth: 'vale desconto, vale de desconto',
}

export const summing: SummingWords = {
  subtotal: 'subtotal',
  delivery: 'frete, envio, entrega, portes',
  strongTotal:
    'total do pedido, total da encomenda, total da compra, valor total, montante total, ' +
    'preço total, total geral',
  notTotal:
    'recolha, retirada, dos quais, das quais, de entrada, quarto, noite, quartos, noites, renovação, subtotal, frete, envio, entrega, portes, desconto*, economia, poupança, poupou, iva, ' +
    'imposto*, taxa, taxas, itens, artigos, produtos, pontos, sem, juros, parcela*, prestaç*, ' +
    'presente, como, no local, caução, sinal, depois, com assinatura',
  including: 'incluindo, inclui, incl, com, após',
  containing: 'inclui, dos quais',
  tax: 'iva, imposto, impostos',
  condition: 'a partir de, acima de',
  rate: 'mensal, anual, por mês, por ano, ao mês',
}

export const judging: JudgingWords = {
  refuse:
    'reservar, reserva, pagar, pagamento, comprar, pedido, encomend*, finalizar*, fechar, concluir, prosseguir, ' +
    'continuar, seguinte, próximo, avançar, confirmar, entrar, sessão, cadastrar*, registar, ' +
    'criar, atualizar, alterar, quantidade, esvaziar, limpar carrinho, remover item, produto, ' +
    'artigo, desejos, salvar, buscar, voltar, cancelar, adicionar ao carrinho, colocar ordem, alterações, limpar',
  applied:
    'aplicado*, adicionado*, aceito, aceite, sucesso, ativado*, resgatado*, economizou, poupou, foi utilizado, você usou',
  discount: 'desconto*, cupom*, cupão, cupões, promoção',
  quantity: 'quantidade, qtd',
  goods: 'item, produto*, artigo*, carrinho',
  freeDelivery:
    'frete grátis, frete gratuito, envio grátis, envio gratuito, entrega grátis, ' +
    'entrega gratuita, portes grátis, portes gratuitos',
  freeGift: 'brinde, presente grátis, presente adicionado, produto grátis',
  expired:
    'expirado*, expirou, vencido*, venceu, caducou, não é mais, já não é, já não está, ' +
    'ainda não é, ainda não está, encerrad*, terminou',
  unknown:
    'inválido*, não é válido*, um código * válido, um cupom válido, não existe, não encontrado*, ' +
    'não foi encontrado*, não reconhec*, desconhecido*, incorreto*, inexistente, nenhum cup* encontrado',
  minimum: 'mínimo*, pelo menos, compras acima, não atingi*',
  used: 'já utiliz*, já usado*, já usou, já foi u*, já foi resgat*, única vez, já está aplic*, já adicionou',
  otherGoods:
    'não se aplica, não aplicáve*, não é aplicáve*, não é válido para, excluído*, elegíve*, ' +
    'produtos selecionados, itens selecionados, estes produtos, apenas para, somente para, ' +
    'válido apenas, não * qualificad*',
  signIn: 'sessão, autenticaç*, cadastrado*',
  newCustomers: 'novos clientes, novos u*, primeira compra, primeira encomenda, primeiro pedido',
  limit: 'muitas vezes, limite, esgotado*',
  tooMany: 'muitas, demasiad*',
  later: 'tente * mais tarde, tente novamente em',
  attempts: 'tentativas, pedidos, solicitações',
  occupied:
    'apenas um, somente um, acumuláve*, cumulativo, já tem um, já aplicado*, já foi aplicado*, ' +
    'outro cup*, outros cup*, outras promoções, ser combinado*',
  refused:
    'não aplicado*, não foi, não pode*, não é possível, não está, indisponível, inativo, ' +
    'desativado, erro, desculp*, infelizmente, recusado*, impossível',
}
