import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    'cupom*, cupão, cupões, código promocional, desconto*, códigos promocionais, ' +
    'código de oferta, promoção, código de campanha, código de boas vindas, ' +
    'cód promocional, cód. promocional',
  weakField: 'código, códigos',
  gift: 'cartão presente, vale presente, cartão oferta, vale oferta, cashback, vale presente*, mensagem de presente',
  decoy:
    'vendedor, funcionário*, agência, consultor, consultora, revendedor, número do cartão, ' +
    'cartão cliente, cartão de cliente, número de sócio, pesquisa*, procurar, fidelidade, cep, ' +
    'cidade, endereço, morada, celular, código de segurança, quantidade, nome, sobrenome, ' +
    'empresa, senha, comentário*, observações, cpf, cnpj, nif, amigo, frete, rastreio, pontos, ' +
    'patrocinador*, busca, buscar, filtra*, indicação, código de acesso, código de convite, ' +
    'código de ativação, código de verificação, código de cliente, número do pedido, ' +
    'matrícula, recomendação',
  apply:
    'aplicar, usar, utilizar, adicionar, resgatar, validar, ativar, inserir, introduzir, ' +
    'calcular desconto, aplique, adicione, obter desconto',
  weakApply: 'enviar, submeter, confirmar código, verificar',
  reveal: 'tem, possui, adicionar, inserir, usar, aplicar, tenho',
  remove:
    'não usar, remover, cancelar, anular, excluir, eliminar, retirar, apagar, desativar, ' +
    'desfazer, não utilizar, tirar, desvincular, remova',
  total:
    'total, preço da viagem, preço da estadia, você paga, vai pagar, pagas, pagarás, ' +
    'valor do pedido, valor da compra',
  pay: 'a pagar, valor final, preço final',
  basket:
    'carrinho, sacola, cesto, finalizar, seu pedido, encomenda, resumo do pedido, ' +
    'resumo da compra, meu pedido, sua compra, minha compra, saco de compras, sua reserva',
  step: 'pagamento, pedido, reserva, resumo, saco, compra',
  bareCode:
    'código, seu código, teu código, insira o código, insira seu código, ' +
    'insira o seu código, insere o código, digite o código, digite seu código, ' +
    'inserir código, introduza o código, introduzir código, adicionar código, ' +
    'tem um código, possui um código, informe o código',
  counted: 'itens, produto, produtos, artigo, artigos',
  worth: 'vale desconto, vale de desconto',
}

export const summing: SummingWords = {
  amount: 'valor',
  subtotal:
    'total dos produtos, valor dos produtos, total de artigos, total parcial, ' +
    'total dos artigos, total de produtos, total dos itens',
  delivery: 'frete, envio, entrega, portes, transporte',
  strongTotal:
    'total do pedido, total da encomenda, total da compra, valor total, montante total, ' +
    'preço total, total geral',
  notTotal:
    'recolha, retirada, dos quais, das quais, de entrada, quarto, noite, quartos, noites, ' +
    'renovação, frete, envio, entrega, portes, desconto*, poupança, poupou, iva, imposto*, ' +
    'taxa, taxas, itens, artigos, produtos, pontos, sem, juros, parcela*, prestaç*, presente, ' +
    'como, no local, caução, sinal, depois, com assinatura, s/, ' +
    'poupad*',
  including: 'incluindo, inclui, incl, com, após, c/',
  containing: 'inclui, dos quais',
  tax: 'iva, imposto, impostos',
  condition: 'a partir de, acima de',
  rate: 'mensal, anual, por mês, por ano, ao mês',
}

export const judging: JudgingWords = {
  refuse:
    'reservar, reserva, pagar, pagamento, comprar, pedido, encomend*, finalizar*, fechar, ' +
    'concluir, prosseguir, continuar, seguinte, próximo, avançar, entrar, sessão, cadastrar*, ' +
    'registar, criar, atualizar, alterar, quantidade, esvaziar, remover item, produto, artigo, ' +
    'desejos, salvar, buscar, voltar, cancelar, adicionar ao carrinho, colocar ordem, ' +
    'alterações, limpar, caixa, ' +
    'esta morada, este endereço',
  applied:
    'aplicado*, adicionado*, aceito, aceite, sucesso, ativado*, resgatado*, economizou, ' +
    'poupou, foi utilizado, você usou, concedido, inserido*, corretamente, ganhou',
  discount: 'desconto*, cupom*, cupão, cupões, promoção, abatimento',
  quantity: 'quantidade, qtd',
  goods: 'item, produto*, artigo*, carrinho',
  freeDelivery:
    'frete grátis, frete gratuito, envio grátis, envio gratuito, entrega grátis, ' +
    'entrega gratuita, portes grátis, portes gratuitos',
  freeGift: 'brinde, presente grátis, presente adicionado, produto grátis',
  expired:
    'expirou, venceu, caducou, não é mais, já não é, já não está, ainda não é, ainda não está, ' +
    'encerrad*, terminou, não está mais, fora do prazo, ainda não começou, já não se encontra, ' +
    'validade do código, ultrapassad*',
  unknown:
    'inválido*, não é válido*, um código * válido, um cupom válido, não existe, ' +
    'não encontrado*, não foi encontrado*, não reconhec*, desconhecido*, incorreto*, ' +
    'inexistente, nenhum cup* encontrado, não encontramos, errado, não está correto, ' +
    'verifique o código, não corresponde, inválida, ' +
    'confira o cup*',
  minimum:
    'mínimo*, pelo menos, compras acima, não atingi*, a partir de * em compras, ' +
    'insuficiente, superior a, mínima, faltam # cupom, faltam # código, ' +
    'adicione # mais, adicione # cup*',
  used:
    'já utiliz*, já usado*, já usou, já foi u*, já foi resgat*, única vez, já está aplic*, ' +
    'já adicionou, uso único, uma única, já resgat*, uma vez por, ' +
    'usado uma vez, já beneficiou, já foi descontado, já rebatido',
  otherGoods:
    'não se aplica, não aplicáve*, não é aplicáve*, não é válido para, excluído*, elegíve*, ' +
    'produtos selecionados, itens selecionados, estes produtos, apenas para, somente para, ' +
    'válido apenas, não * qualificad*, nenhum produto, nenhum item, itens do, itens no, ' +
    'produtos no, produtos do, alguns produtos, não válido para, não é válido em, ' +
    'produtos em promoção, ' +
    'excluída, excluídas, sem redução',
  signIn:
    'sessão, autenticaç*, cadastrado*, registados, registrados, sua conta, assinantes, ' +
    'área de cliente, membros, ' +
    'logado, cadastre*, crie uma conta, identifique*',
  newCustomers:
    'novos clientes, novos u*, primeira compra, primeira encomenda, primeiro pedido, ' +
    'novos assinantes, primeiras compras, primeira reserva',
  limit:
    'muitas vezes, limite, esgotado*, esgotou, atingido o número, ' +
    'já foram utilizados, já não há, esgotada, esgotadas',
  tooMany: 'muitas, demasiad*, excedeu',
  later: 'tente * mais tarde, tente novamente em',
  attempts: 'tentativas, pedidos, solicitações',
  occupied:
    'apenas um, somente um, acumuláve*, cumulativo, já tem um, já aplicado*, já foi aplicado*, ' +
    'outro cup*, outros cup*, outras promoções, ser combinado*, já existe um, só é permitido, ' +
    'um cupom por, um cupão por, ' +
    'um código por, pode usar um, cupom atual, cupão atual, código atual, cumulativos, cumulativas, acumular, junto com',
  refused:
    'não aplicado*, não foi, não pode*, não é possível, não está, indisponível, inativo, ' +
    'desativado, erro, desculp*, infelizmente, recusado*, impossível',
}
