import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    'cupom*, cupão, cupões, código promocional, código de desconto, código de cupom, ' +
    'desconto*, vale desconto',
  weakField: 'código',
  gift: 'cartão presente, vale presente, cartão oferta',
  decoy:
    'pesquisa*, pesquisar, procurar, fidelidade, cep, código postal, cidade, endereço, ' +
    'morada, telefone, celular, código de segurança, quantidade, nome, sobrenome, empresa, ' +
    'senha, comentário*, observações, cpf, cnpj, nif, amigo, frete',
  apply: 'aplicar, usar, utilizar, adicionar, resgatar, validar, ativar',
  weakApply: 'enviar',
  reveal: 'tem, possui, adicionar, inserir, usar, aplicar, tenho',
  remove: 'remover, excluir, eliminar, retirar, apagar',
  total: 'total',
}

export const summing: SummingWords = {
  strongTotal:
    'total do pedido, total da encomenda, total a pagar, a pagar, valor total, total geral, ' +
    'valor a pagar',
  notTotal:
    'subtotal, frete, envio, entrega, portes, desconto*, economia, economize, poupança, ' +
    'poupou, iva, impostos, itens, produtos, pontos',
  including: 'incluindo, inclui, incl, com',
  containing: 'inclui, dos quais',
  tax: 'iva, imposto, impostos',
}

export const judging: JudgingWords = {
  refuse:
    'pagar, pagamento, comprar, pedido, encomendar, finalizar*, fechar, continuar, seguinte, ' +
    'próximo, avançar, confirmar, entrar, cadastrar*, registar, atualizar, alterar, ' +
    'quantidade, esvaziar, buscar, voltar, cancelar, adicionar ao carrinho',
  applied: 'aplicado*, adicionado*, aceito, aceite, sucesso, ativado*, você economizou',
  discount: 'desconto*, cupom*, cupão, promoção',
  quantity: 'quantidade, qtd',
  goods: 'item, produto*, do carrinho',
  expired: 'expirado*, expirou, vencido*, caducou',
  unknown: 'inválido*, não é válido*, não existe, não encontrado*, desconhecido*, incorreto*',
  minimum: 'mínimo*, pelo menos',
  used: 'já utilizado*, já usado*, já foi utilizado*, já foi usado*',
  otherGoods: 'não se aplica, não aplicável, excluído*, produtos selecionados',
  signIn: 'faça login, inicie sessão, iniciar sessão',
  newCustomers: 'novos clientes, primeira compra, primeiro pedido',
  limit: 'limite, esgotado*',
  tooMany: 'muitas tentativas, demasiadas tentativas, tente mais tarde',
  occupied: 'apenas um, não acumulável, não cumulativo, já tem um',
  refused: 'não aplicado*, não foi possível, não pode, erro, desculpe, recusado*',
}
