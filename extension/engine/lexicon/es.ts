import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    'cupón*, cupones, código promocional, código de descuento, código descuento, ' +
    'código de promoción, vale, vale descuento, descuento*',
  weakField: 'código',
  gift: 'tarjeta regalo, tarjeta de regalo, cheque regalo, vale regalo',
  decoy:
    'buscar, búsqueda, boletín, correo*, fidelidad, referencia, código postal, ciudad, ' +
    'provincia, país, dirección, teléfono, código de seguridad, cantidad, nombre, apellidos, ' +
    'empresa, contraseña, comentario*, amigo, envío',
  apply: 'aplicar, canjear, usar, utilizar, añadir, validar, activar',
  weakApply: 'enviar',
  reveal: 'tienes, tiene, añadir, introducir, introduce, usar, aplicar, canjear',
  remove: 'eliminar, quitar, borrar, retirar',
  total: 'total',
}

export const summing: SummingWords = {
  strongTotal:
    'total del pedido, total a pagar, a pagar, importe total, total pedido, precio total, ' +
    'total compra, total estimado',
  notTotal:
    'subtotal, envío, gastos, descuento*, ahorro*, ahorras, iva, impuestos, artículos, ' +
    'productos, puntos, sin, entrega',
  including: 'incluye, incluido, incluidos, incl, con',
  containing: 'incluye, contiene',
  tax: 'iva, impuesto, impuestos',
}

export const judging: JudgingWords = {
  refuse:
    'pagar, pago, comprar, pedido, realizar pedido, tramitar*, finalizar*, continuar, ' +
    'siguiente, confirmar, iniciar sesión, registrarse, actualizar, modificar, cantidad, ' +
    'vaciar, buscar, volver, cancelar, suscribir*, añadir al carrito, añadir a la cesta',
  applied: 'aplicado*, añadido*, aceptado*, éxito, activado*, has ahorrado',
  discount: 'descuento*, cupón*, promoción, vale',
  quantity: 'cantidad, cant, unidades, uds',
  goods: 'artículo*, producto*, del carrito, de la cesta',
  expired: 'caducado*, expirado*, vencido*',
  unknown:
    'no válido*, inválido*, no es válido*, no existe, no encontrado*, desconocido*, ' +
    'incorrecto*',
  minimum: 'mínimo*, al menos',
  used: 'ya utilizado*, ya usado*, ya ha sido utilizado*, ya se ha utilizado*',
  otherGoods: 'no se aplica, no aplicable*, excluido*, productos seleccionados',
  signIn: 'inicia sesión, iniciar sesión',
  newCustomers: 'nuevos clientes, primer pedido, primera compra',
  limit: 'límite, agotado*',
  tooMany: 'demasiados, inténtalo más tarde',
  occupied: 'solo un, sólo un, no acumulable*, ya tienes un, no se puede combinar',
  refused: 'no aplicado*, no se ha podido, no se puede, error, lo sentimos, rechazado*',
}
