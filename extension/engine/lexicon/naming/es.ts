import type { NamingWords } from '../phrases.ts'

export const naming: NamingWords = {
  total:
    'se te cobrará, se le cobrará, te cobraremos, precio del viaje, precio de la estancia, ' +
    'pagará, paga hoy, importe de la compra, importe del carrito',
  pay: 'te pagar, importe final, precio final',
  basket:
    'carrito, cesta, carro, tu pedido, tu compra, resumen del pedido, resumen de compra, ' +
    'tramitar pedido, mi pedido, bolsa de la compra, bolsa de compra, mi bolsa, tu bolsa, ' +
    'tu reserva, su pedido, su compra, mi compra, revisar y pagar',
  step: 'pago, bolsa, caja, resumen',
  counted: 'artículo, artículos, producto, productos',
}
