import type { SummingWords } from '../phrases.ts'

export const summing: SummingWords = {
  amount: 'importe, monto',
  newPrice:
    'nuevo precio, precio con descuento, precio con el descuento, precio con cupón, ' +
    'precio con código, precio estimado, total con descuento, total con el descuento, ' +
    'total con cupón, total tras el descuento, nuevo total, nuevo importe, ' +
    'importe con descuento',
  subtotal:
    'suma parcial, total productos, total artículos, importe productos, total de productos, ' +
    'total de artículos, importe de productos',
  delivery: '',
  strongTotal:
    'total del pedido, importe total, monto total, total pedido, precio total, total compra, ' +
    'total de la compra, total estimado, total final, importe del pedido, monto final, ' +
    'importe de la reserva, precio de la reserva, a abonar, debes pagar, neto a pagar',
  notTotal:
    'recogida, de los cuales, de las cuales, señal, habitación, noche, habitaciones, noches, ' +
    'renovación, parcial, gastos, descuento*, ahorr*, impuesto*, neto, artículos, productos, ' +
    'puntos, sin, anticipo, cuotas, saldo, crédito*, regalo, premio*, antes, fianza, ' +
    'en destino, más tarde, depósito, con suscripción, imponible, peso total',
  including: 'incluye, incluid*, incl, con, tras, después, iva incl*, impuestos incl*',
  containing: 'incluye, contiene',
  tax: 'iva, impuesto, impuestos',
  net: 'neto, sin iva, + iva, más iva, sin impuestos',
  condition: 'desde, a partir de, mínimo, mínimo de, al menos, más de',
  rate: 'mensual*, anual*, al mes, al año, por mes',
  credit: 'intereses, importe del crédito, coste del crédito',
  interestFree: 'sin intereses, 0 % de intereses, 0% de intereses',
}
