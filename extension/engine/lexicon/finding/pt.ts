import type { FindingWords } from '../phrases.ts'

export const finding: FindingWords = {
  field:
    'código da oferta, código da campanha, cupom*, cupão, cupões, código promocional, ' +
    'desconto*, códigos promocionais, código de oferta, promoção, código de campanha, ' +
    'código de boas vindas, cód promocional, cód. promocional, código de convênio, ' +
    'código de benefício, código de resgate, bónus promocional',
  weakField: 'código, códigos',
  gift:
    'cartão presente, vale presente, cartão oferta, vale oferta, cashback, vale presente*, ' +
    'código de presente, código presente, vale troca, vale trocas, vale compra, vale compras, ' +
    'vale crédito, mensagem de presente',
  decoy:
    'código de confirmação, gorjeta*, passaporte, rg, matrícula, placa, vendedor, vendedora, ' +
    'funcionário*, agência, consultor, consultora, revendedor, revendedora, número do cartão, ' +
    'cartão cliente, cartão de cliente, número de sócio, pesquisa*, procurar, fidelidade, cep, ' +
    'cidade, endereço, morada, celular, código de segurança, quantidade, nome, sobrenome, ' +
    'empresa, senha, comentário*, observações, cpf, cnpj, nif, amigo, frete, rastreio, pontos, ' +
    'patrocinador*, busca, buscar, filtra*, indicação, código de acesso, código de convite, ' +
    'código de ativação, código de verificação, código de cliente, número do pedido, ' +
    'recomendação',
  apply:
    'aplicar, usar, utilizar, adicionar, resgatar, validar, ativar, inserir, introduzir, ' +
    'calcular desconto, descontar, aplique, adicione, obter desconto',
  weakApply: 'enviar, submeter, confirmar código, verificar, calcular, confirmar',
  reveal: 'tem, possui, adicionar, inserir, usar, aplicar, tenho',
  remove:
    'não usar, remover, cancelar, anular, excluir, eliminar, retirar, apagar, desativar, ' +
    'desfazer, não utilizar, tirar, desvincular, remova, limpar cupom, limpar cupão, ' +
    'limpar código',
  bareCode:
    'código, seu código, teu código, insira o código, insira seu código, insira o seu código, ' +
    'insere o código, digite o código, digite seu código, inserir código, introduza o código, ' +
    'introduzir código, adicionar código, tem um código, possui um código, informe o código, ' +
    'outro código, adicionar outro código, introduza o seu código, digite o seu código',
  worth: 'vale desconto, vale de desconto',
}
