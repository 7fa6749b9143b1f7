import type { JudgingWords } from '../phrases.ts'

export const judging: JudgingWords = {
  refuse:
    'reservar, reserva, pagar, pagamento, comprar, pedido, encomend*, finalizar*, fechar, ' +
    'concluir, prosseguir, continuar, seguinte, próximo, avançar, entrar, sessão, cadastrar*, ' +
    'registar, criar, atualizar, alterar, quantidade, esvaziar, remover item, produto, artigo, ' +
    'desejos, salvar, buscar, voltar, cancelar, adicionar ao carrinho, colocar ordem, ' +
    'alterações, limpar, caixa, esta morada, este endereço',
  applied:
    'aplicado*, adicionado*, aceito, aceite, sucesso, ativado*, resgatado*, economizou, ' +
    'poupou, foi utilizado, você usou, concedido, inserido*, corretamente, ganhou, validado*, ' +
    'ativada, aplicámos, aplicamos',
  discount: 'desconto*, cupom*, cupão, cupões, promoção, abatimento, redução, promoções, dedução',
  quantity: 'quantidade, qtd',
  goods: 'item, produto*, artigo*, carrinho',
  freeDelivery:
    'frete grátis, frete gratuito, envio grátis, envio gratuito, entrega grátis, ' +
    'entrega gratuita, portes grátis, portes gratuitos',
  freeGift: 'brinde, presente grátis, presente adicionado, produto grátis',
  expired:
    'já acabou, expirou, venceu, caducou, não é mais, já não é, já não está, ainda não é, ' +
    'ainda não está, encerrad*, terminou, não está mais, fora do prazo, ainda não começou, ' +
    'já não se encontra, validade do código, ultrapassad*',
  unknown:
    'ortografia, inválido*, não é válido*, um código * válido, um cupom válido, não existe, ' +
    'não encontrado*, não foi encontrado*, não reconhec*, desconhecido*, incorreto*, ' +
    'inexistente, nenhum cup* encontrado, não encontramos, errado, não está correto, ' +
    'verifique o código, não corresponde, inválida, confira o cup*',
  minimum:
    'mínimo*, pelo menos, compras acima, não atingi*, a partir de * em compras, insuficiente, ' +
    'superior a, mínima, faltam # cupom, faltam # código, adicione # mais, adicione # cup*, ' +
    'faltam # cupão',
  used:
    'já está no, já está em seu, já utiliz*, já usado*, já usou, já foi u*, já foi resgat*, ' +
    'única vez, já está aplic*, já adicionou, uso único, uma única, já resgat*, uma vez por, ' +
    'usado uma vez, já beneficiou, já foi descontado, já rebatido',
  otherGoods:
    'inelegíve*, não se aplica, não aplicáve*, não é aplicáve*, não é válido para, excluído*, ' +
    'elegíve*, produtos selecionados, itens selecionados, estes produtos, apenas para, ' +
    'somente para, válido apenas, não * qualificad*, nenhum produto, nenhum item, itens do, ' +
    'itens no, produtos no, produtos do, alguns produtos, não válido para, não é válido em, ' +
    'produtos em promoção, excluída, excluídas, sem redução',
  signIn:
    'sessão, autenticaç*, cadastrado*, registados, registrados, sua conta, assinantes, ' +
    'área de cliente, membros, logado, cadastre*, crie uma conta, identifique*',
  newCustomers:
    'novos clientes, novos u*, primeira compra, primeira encomenda, primeiro pedido, ' +
    'novos assinantes, primeiras compras, primeira reserva',
  limit:
    'muitas vezes, limite, esgotado*, esgotou, atingido o número, já foram utilizados, ' +
    'já não há, esgotada, esgotadas',
  tooMany: 'muitas, demasiad*, excedeu',
  later: 'tente * mais tarde, tente novamente em',
  attempts: 'tentativas, pedidos, solicitações',
  occupied:
    'apenas um, somente um, acumuláve*, cumulativo, já tem um, já aplicado*, já foi aplicado*, ' +
    'outro cup*, outros cup*, outras promoções, ser combinado*, já existe um, só é permitido, ' +
    'não combina*, não acumula*, um cupom por, um cupão por, já inserido*, já adicionado*, ' +
    'um código por, pode usar um, cupom atual, cupão atual, código atual, cumulativos, ' +
    'cumulativas, acumular, junto com',
  refused:
    'não funciona, não atende, não cumpre, apenas no app, somente no app, só no app, ' +
    'bloqueado, problema, nenhum desconto, loja física, não é para você, deu errado, ' +
    'não aplicado*, não foi, não pode*, não é possível, não está, indisponível, inativo, ' +
    'desativado, erro, desculp*, infelizmente, recusado*, impossível, não vale, do aplicativo, ' +
    'no aplicativo, não funcionou, não liberou, só pode, apenas pode',
}
