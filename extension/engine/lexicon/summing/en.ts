import type { SummingWords } from '../phrases.ts'

export const summing: SummingWords = {
  amount:
    'amount, total fee, total fees, first payment, first charge, cost, due, course fee, ' +
    'registration fee, membership price, subscription price, plan price',
  newPrice:
    'new price, new amount, price with code, price with the code, price with your code, ' +
    'price with discount, price after discount, discounted price, expected price, ' +
    'estimated price, price now, total with discount, total after discount, ' +
    'total after discounts, discounted total, total with code, price after coupon, ' +
    'total after coupon, amount after discount',
  subtotal:
    'subtotal*, sub total*, basket value, item total, items total, product total, ' +
    'products total, merchandise, goods',
  delivery: 'shipping, delivery, postage, freight, courier, p&p, carriage, packing',
  strongTotal:
    'outstanding amount, amount to be charged, due at checkout, overall price, to be charged, ' +
    'grand total, order total, total order, total due, total amount, final total, final price, ' +
    'estimated total, total estimated, total price, order sum, total cost, all in price, ' +
    'final amount, final cost, payment amount, bill amount, bill total, invoice amount, ' +
    "checkout amount, overall amount, overall cost, all in all, today's charge, due at signup, " +
    'due upon signup, order price, booking amount, booking price, rental price, amount owed, ' +
    'amount owing, amount charged, grand amount',
  notTotal:
    'partially, part payable, partial, collection, pickup, pick up, of which, of this, room, ' +
    'night, rooms, nights, renewal*, recurring, renews, thereafter, then, save, saved, ' +
    'saving*, discount*, vouchers, coupons, total voucher, total coupon, shipping, delivery, ' +
    'postage, tax, gst, products, before, gift*, weight, quantity, each, was, deposit, ' +
    'monthly, instalment*, installment*, remaining, away, spend, spent, free, fee, fees, ' +
    'handling, insurance, donation, line total, unit, retail, rrp, reward*, cashback, refund*, ' +
    'from, per, how, on arrival, on site, locally, at the property, up to, with subscription, ' +
    'with a subscription, as a subscription',
  including: 'including, inclusive, incl, inc, includes, with, after',
  containing: 'includes, of which',
  tax: 'tax, taxes, vat, gst, hst, sales tax',
  net:
    'net, ex vat, exc vat, excl vat, excluding vat, plus vat, + vat, before vat, ex gst, ' +
    'excl gst, plus gst, before tax, excl tax, excluding tax',
  condition: 'from, over, above, spend, at least, minimum',
  rate: 'monthly, yearly, annually, per month, per year, a month, a year',
  credit: 'interest, *% apr, representative apr, credit amount, amount of credit, cost of credit',
  interestFree:
    'interest free, no interest, without interest, 0% interest, 0 % interest, 0% apr, 0 % apr',
}
