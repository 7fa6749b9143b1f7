import type { NamingWords } from '../phrases.ts'

export const naming: NamingWords = {
  total:
    'totals, subtotal, balance, sum, your price, trip price, price for membership, ' +
    'price of your stay, trip cost, you pay, you will pay, you owe, charged today, ' +
    'billed today, cart comes to, order comes to, basket comes to, bag comes to, order amount, ' +
    'order value, charge today, charged now, charged to card, charged to your card, comes to, ' +
    "you'll pay, you'll be charged, billed now, first payment",
  pay: 'amount due, to pay, to be paid, due today, due now, payable, pay today',
  basket:
    'review & pay, my order, current order, cart, basket, bag, trolley, checkout, ' +
    'order summary, your order, review order, your booking, order review, review and pay',
  step:
    'billing, your plan, registration, your quote, invoice, final step, reserve, reservation, ' +
    'passenger details, your hire, payment, purchase, order details, order overview, ' +
    'your tickets, your items, your trip, your selection, summary, confirm',
  counted: 'item, items, article, articles, product, products',
}
