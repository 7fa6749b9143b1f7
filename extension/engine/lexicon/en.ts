import type { FindingWords, JudgingWords, SummingWords } from './phrases.ts'

export const finding: FindingWords = {
  field:
    'evoucher*, promo, promocode*, promotion, promotional code*, discount*, rebate code, ' +
    'offer code*, savings code, saver code, deal code, redeem code, campaign code*, promos, ' +
    'action code*, vip code*, redemption code*, marketing code*, sale code*, special code*, ' +
    'welcome code*, ecoupon*, e coupon*, offers & codes, codes & offers, offers and codes, ' +
    'codes and offers',
  weakField: 'code*, offer, redeem',
  gift:
    'gift card*, giftcard*, gift code*, gift certificate*, certificate code*, gift voucher*, e gift, ' +
    'store credit*, credit note',
  decoy:
    'seller code, sales code, agent code, agency, colleague*, staff*, employee*, optical, ' +
    'search*, newsletter*, subscri*, e mail*, email*, loyalty, membership, points, ' +
    'member number, card number, sku, product code, item number, product number, ' +
    'article number, catalogue, catalog, style number, comment*, note, notes, message, ' +
    'instruction*, post code, postal, zip*, city, town, address, county, country, phone, ' +
    'mobile, cvc, cvv, cvv2, security code, card code, verification, one time, otp, passcode, ' +
    'sms code, quantity, qty, referral, refer, referrer, friend, vat number, tax id, ' +
    'purchase order, po number, first name, last name, surname, company, password, username, ' +
    'iban, account, delivery, shipping, birth*, engraving, captcha, area code, sort code, ' +
    'store finder, sponsor*, filter*, partner code, corporate code, rate code, group code, ' +
    'list code, invitation code, invite code, access code, activation code, gate code, ' +
    'door code, entry code, collection code, registration code',
  apply:
    'apply*, redeem*, use, activate, add code, add coupon, add voucher, add discount, ' +
    'add promo, submit code, validate, enter code, get discount, test code, deduct, ' +
    'accept code, save code, try code',
  weakApply:
    'add, go, submit, enter, check, send, +, confirm code, done, unlock, verify, collect, ' +
    'insert',
  reveal: 'have, got, add, enter, use, apply, redeem, show, click, tap, input',
  remove:
    "don't use, do not use, remove, delete, clear, cancel, take off, take it off, " +
    'take this off, take code off, undo, discard, drop, unapply, unset, withdraw, revoke, ' +
    'detach, deselect, unlink',
  total:
    'totals, subtotal, balance, sum, your price, trip price, price for membership, ' +
    'price of your stay, trip cost, you pay, you will pay, you owe, charged today, ' +
    'billed today, cart comes to, order comes to, basket comes to, bag comes to, order amount, ' +
    'order value, charge today, charged now',
  pay: 'amount due, to pay, to be paid, due today, due now, payable, pay today',
  basket:
    'cart, basket, bag, trolley, checkout, order summary, your order, review order, your booking, ' +
    'order review, review and pay',
  step:
    'payment, purchase, order details, order overview, your tickets, your items, your trip, ' +
    'your selection, summary, confirm',
  bareCode:
    'code, codes, your code, my code, enter code, enter your code, enter a code, ' +
    'enter code here, enter your code here, add code, add a code, add your code, type code, ' +
    'type your code, type your code here, got a code, have a code, do you have a code, ' +
    'code if you have one, apply code, use a code, insert code',
  counted: 'item, items, article, articles, product, products',
  worth: 'voucher*, evoucher*, evouchers, vouchers',
}

export const summing: SummingWords = {
  amount: 'amount',
  subtotal:
    'subtotal*, sub total*, basket value, item total, items total, product total, ' +
    'products total, merchandise, goods',
  delivery: 'shipping, delivery, postage, freight, courier, p&p, carriage, packing',
  strongTotal:
    'grand total, order total, total order, ' +
    'total due, total amount, final total, ' +
    'final price, estimated total, total estimated, balance due, total price, ' +
    'order sum, total cost',
  notTotal:
    'collection, pickup, pick up, of which, of this, room, night, rooms, nights, renewal*, ' +
    'recurring, renews, thereafter, then, save, saved, saving*, ' +
    'discount*, shipping, delivery, postage, tax, gst, ' +
    'products, before, gift*, weight, quantity, each, was, ' +
    'deposit, monthly, instalment*, installment*, remaining, away, spend, spent, free, fee, ' +
    'fees, handling, insurance, donation, line total, unit, retail, rrp, reward*, cashback, ' +
    'refund*, from, per, how, on arrival, on site, locally, at the property, up to, ' +
    'with subscription, with a subscription, as a subscription',
  including: 'including, inclusive, incl, inc, includes, with, after',
  containing: 'includes, of which',
  tax: 'tax, taxes, vat, gst, hst, sales tax',
  condition: 'from, over, above, spend, at least, minimum',
  rate: 'monthly, yearly, annually, per month, per year, a month, a year',
}

export const judging: JudgingWords = {
  refuse:
    'book, reserve, order, pay, payment*, paypal, buy*, purchase*, checkout, check out, ' +
    'continue, proceed, next, confirm*, complete, finish, subscribe, sign up, sign in, log in, ' +
    'login, register, create, delete *, empty, clear all, update, save for later, wish list, ' +
    'wishlist, favourites, search, increase, decrease, increment, decrement, plus, minus, ' +
    'quantity, qty, change, edit, add to *, add item, klarna, cancel, back, download, upload, ' +
    'donate, accept, agree, decline, share, estimate, calculate, remove all, remove item, ' +
    'remove line, remove product, find address, lookup, changes, ' +
    'this address',
  applied:
    'applied, success*, added, activated, redeemed, you saved, in use, used code, your code, ' +
    "is valid, you're saving, code saved, discount given",
  discount: 'discount*, coupon*, voucher*, promo, offer, saving*, you save',
  quantity: 'qty, quantity, quantities, units, pieces, pcs',
  goods:
    'items, line, from basket, from cart, from bag, from your basket, from your cart, ' +
    'from your bag',
  freeDelivery:
    'free shipping, free delivery, free postage, shipping is free, delivery is free, ' +
    'free standard shipping, free standard delivery, free uk delivery, complimentary shipping, ' +
    "complimentary delivery, delivery on us, shipping on us, shipping's on us",
  freeGift:
    'free gift, gift added, gift has been added, complimentary gift, free item, free product, ' +
    'free sample, bonus gift, gift with purchase, gift is in your, gift included, ' +
    'complimentary sample, ',
  expired:
    'expired, no longer valid, has ended, is over, out of date, not yet valid, lapsed, ' +
    'no longer available, no longer active, no longer in use, past its, has finished, ' +
    "have ended, not active yet, not yet active, not started, hasn't started, not yet started, " +
    'run out, ' +
    'validity period, no longer running, was valid until',
  unknown:
    "invalid, not valid, isn't valid, unknown, not recognised, not recognized, " +
    "don't recognise, don't recognize, didn't recognise, does not exist, doesn't exist, " +
    "not found, couldn't find, could not find, can't find, cannot find, no such, wrong code, " +
    "not a valid, check the code, never heard, no voucher found, no coupon found, isn't right, " +
    'look right, no match*, check your code, try another code, not a real, not one of our, ' +
    'mistyped, not correct, unrecognised, unrecognized, misspelt, misspelled, ' +
    'enter a valid * code, valid promo code, valid coupon, valid voucher, valid discount, ' +
    'a valid code, valid promotion',
  minimum:
    'spend at least, order * at least, at least * to, orders over, orders above, ' +
    'basket * at least, or more, spend * more, for orders of, needs * at least, not reached, ' +
    'does not meet, not meet the, too low, needs to be over, must be over, must be at least, ' +
    'must exceed, below the, min spend, min order, under the, spend over, spend above, ' +
    'not high enough, add # code, ' +
    'add # more',
  used:
    'already used, already been used, already redeemed, already been redeemed, ' +
    'been used before, already been applied, already added, previous order, has been used, ' +
    'been used already, used once, single use, used it before, one per customer, ' +
    'once per customer, ' +
    'used this code before, used this before, already claimed, spent already, already spent, code once',
  otherGoods:
    "excludes, does not apply, doesn't apply, not apply to, not eligible, no eligible, " +
    'excluded, qualifying, selected items, selected products, certain items, not for these, ' +
    'items in your, only valid for, only valid on, not available for, only for, only on, ' +
    "none of, not qualify, not valid on, not valid for, isn't valid on, isn't valid for, " +
    "these items, those items, not applicable, full price items, doesn't work with, " +
    "can't be used on, cannot be used on, not be used on, any of the items, specific items, " +
    'specific products, no items in, other products',
  signIn:
    'sign in, logged in, signed in, members only, need an account, registered customers, ' +
    'registered users, create an account, club members, member account, your account to, ' +
    'students only, subscribers only, vip customers, members of, only for members, ' +
    'log in, have an account, exclusive to members, to members, join for free',
  newCustomers:
    'new customers, new customer, first order, first purchase, first time, new subscribers, ' +
    'new members, new users, first booking, ' +
    'first orders, first purchases',
  limit:
    'too many times, maximum uses, fully redeemed, been claimed, maximum number, only be used, ' +
    'all gone, no more uses, used up, maximum usage, ' +
    'maximum redemptions, no more redemptions',
  tooMany:
    'too many, too often, rate limit*, slow down, temporarily blocked, exceeded, wait before',
  later: 'try again later, try again in',
  attempts: 'attempts, tries, requests, rate limit*, slow down, temporarily blocked',
  occupied:
    'only one, one code, one coupon, one voucher, one discount, already have a, ' +
    "already applied, remove the, remove your, cannot be combined, can't be combined, " +
    'another code, another coupon, another voucher, combined with, already in use, ' +
    'in conjunction, used together, with the ones, already in your, already in cart, ' +
    'has already been applied, be stacked, with other promotions, with other offers, ' +
    'with other discounts, with other codes, with other coupons, existing code, ' +
    'existing coupon, one at a time, ' +
    'multiple codes, existing discount*, with other vouchers, with any other, together with',
  refused:
    "not applied, not be applied, not accepted, can't be, cannot be, could not, couldn't, " +
    "rejected, declined, sorry, failed, not work, doesn't work, not possible, wasn't, was not, " +
    "unavailable, not usable, can't use, cannot use, no discount, not active, can not, " +
    'cannot apply, not available, unable, does not meet',
}
