import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    'cupón*, cupones, código promocional, código de descuento, código descuento, ' +
    'código de promoción, vale, vale descuento, descuento*, códigos promocionales, códigos de descuento, bono descuento, cheque descuento',
  weakField: 'código',
  gift: 'tarjeta regalo, tarjeta de regalo, cheque regalo, vale regalo, certificado de regalo*, certificado regalo, cupón de regalo',
  decoy:
    'vendedor, empleado*, agencia, asesor, código del vendedor, número de tarjeta, tarjeta de cliente, número de socio, buscar, búsqueda, boletín, correo*, fidelidad, referencia, código postal, ciudad, ' +
    'provincia, país, dirección, teléfono, código de seguridad, cantidad, nombre, apellidos, ' +
    'empresa, contraseña, comentario*, amigo, envío, puntos, patrocinador*, busca, filtra*',
  apply: 'aplicar, canjear, usar, utilizar, añadir, validar, activar',
  weakApply: 'enviar',
  reveal: 'tienes, tengo, tiene, añadir, introducir, introduce, usar, aplicar, canjear',
  remove:
    'no usar, eliminar, cancelar, anular, quitar, borrar, retirar, quite, quitado, desactivar, deshacer, descartar, no utilizar',
  total: 'total, precio del viaje, precio de la estancia, pagas, pagarás, pagará, paga hoy',
  pay: 'a pagar, te pagar, importe final, precio final',
  basket: 'carrito, cesta, carro, tu pedido, finalizar, tu compra',
  counted: 'artículo, artículos, producto, productos',
  worth: 'vale, bono descuento, cheque descuento',
}

export const summing: SummingWords = {
  subtotal: 'subtotal',
  delivery: 'envío, entrega',
  strongTotal:
    'total del pedido, importe total, monto total, total pedido, precio total, ' +
    'total compra, total de la compra, total estimado, total final, importe del pedido',
  notTotal:
    'recogida, de los cuales, de las cuales, señal, habitación, noche, habitaciones, noches, renovación, subtotal, parcial, envío, gastos, descuento*, ahorr*, iva, impuesto*, neto, artículos, ' +
    'productos, puntos, sin, entrega, anticipo, cuotas, saldo, crédito*, regalo, premio*, antes, cómo, fianza, en destino, más tarde, depósito, con suscripción',
  including: 'incluye, incluid*, incl, con, tras, después, iva incl*, impuestos incl*',
  containing: 'incluye, contiene',
  tax: 'iva, impuesto, impuestos',
  condition: 'desde, a partir de',
  rate: 'mensual*, anual*, al mes, al año, por mes',
}

export const judging: JudgingWords = {
  refuse:
    'reservar, reserva, pagar, pago, comprar, pedido, tramitar*, finalizar*, completar, proceder, caja, continuar, ' +
    'siguiente, confirmar, sesión, acceder, registr*, crear, actualizar, modificar, cantidad, ' +
    'vaciar, artículo, producto, deseos, favoritos, guardar, buscar, volver, cancelar, ' +
    'suscribir*, añadir al carrito, añadir a la cesta, agregar al carrito, cambios',
  applied:
    'aplicado*, aplicada*, añadido*, agregado*, aceptado*, canjeado*, éxito, activado*, ' +
    'has ahorrado, se aplicó',
  discount: 'descuento*, cupón*, promoción, vale',
  quantity: 'cantidad, cant, unidades, uds',
  goods: 'artículo*, producto*, carrito, cesta',
  freeDelivery:
    'envío gratis, envío gratuito, gastos de envío gratis, entrega gratis, ' +
    'entrega gratuita, portes gratis',
  freeGift:
    'regalo gratis, regalo gratuito, regalo añadido, producto gratis, ' +
    'producto de regalo, artículo gratis, obsequio',
  expired:
    'caducad*, caducó, expirad*, expiró, vencid*, ya no es válid*, ya no está, aún no es, ' +
    'aún no está, ha finalizado',
  unknown:
    'no válido*, inválido*, no es válido*, un código * válido, un cupón válido, no existe, ' +
    'no encontrado*, no se encontr*, no se ha encontr*, no reconoc*, desconocido*, incorrecto*',
  minimum: 'mínimo*, mínima, al menos, superior a, no alcanza*',
  used: 'ya utiliz*, ya usado*, ya ha sido u*, ya se ha u*, ya has u*, ya fue u*, sola vez, ya se ha aplic*, ya está aplic*, ya está disponible en',
  otherGoods:
    'no se aplica, no aplica, no aplicable*, no es aplicable, no es válido para, no válido para, ' +
    'excluido*, productos seleccionados, estos productos, solo válido, solo para, no se dispone',
  signIn: 'sesión, regístrate, registrados',
  newCustomers: 'nuevos clientes, clientes nuevos, primer pedido, primera compra',
  limit: 'demasiadas veces, límite, número máximo, agotado*',
  tooMany: 'demasiad*',
  later: 'inténtalo * tarde, inténtelo * tarde, intente * tarde, vuelve a intentarlo',
  attempts: 'intentos, solicitudes, peticiones',
  occupied:
    'solo un, acumulable*, ya tienes un, ya aplicado*, ya ha sido aplicado*, ya está aplicado*, ' +
    'ya está en, otro cupón, otro código, otros cup*, combinar, sólo puede, solo puede',
  refused:
    'no aplicado*, no se ha, no se pu*, no pued*, no ha, no fue, no está, no funciona, error, ' +
    'lo siento, lo sentimos, rechazado*, imposible',
}
