import type { JudgingWords } from '../phrases.ts'

export const judging: JudgingWords = {
  refuse:
    'book, reserve, order, pay, payment*, paypal, buy*, purchase*, checkout, check out, ' +
    'continue, proceed, next, confirm*, complete, finish, subscribe, sign up, sign in, log in, ' +
    'login, register, create, delete *, empty, clear all, update, save for later, wish list, ' +
    'wishlist, favourites, search, increase, decrease, increment, decrement, plus, minus, ' +
    'quantity, qty, change, edit, add to *, add item, klarna, cancel, back, download, upload, ' +
    'donate, accept, agree, decline, share, estimate, calculate, remove all, remove item, ' +
    'remove line, remove product, find address, lookup, changes, this address',
  applied:
    'applied, success*, added, accepted, activated, redeemed, you saved, in use, used code, ' +
    "your code, is valid, you're saving, you've saved, code saved, discount given, " +
    'discount unlocked',
  discount:
    'discount*, coupon*, voucher*, promo, offer, saving*, you save, reduction, rebate, ' +
    'deduction, markdown, money off, price adjustment, concession',
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
    'complimentary sample',
  expired:
    'expired, no longer valid, has ended, is over, out of date, outdated, not yet valid, ' +
    'lapsed, no longer available, no longer active, no longer in use, past its, has finished, ' +
    "have ended, not active yet, not yet active, not started, hasn't started, not yet started, " +
    "run out, validity period, no longer running, was valid until, isn't active yet",
  unknown:
    "bad code, does not exists, not match, do not know, don't know, check the spelling, " +
    'check spelling, not a code, of ours, is wrong, unfortunately wrong, invalid, not valid, ' +
    "isn't valid, unknown, not recognised, not recognized, don't recognise, don't recognize, " +
    "didn't recognise, does not exist, doesn't exist, not found, couldn't find, " +
    "could not find, can't find, cannot find, no such, wrong code, not a valid, " +
    "check the code, never heard, no voucher found, no coupon found, isn't right, look right, " +
    'no match*, check your code, try another code, not a real, not one of our, not known, ' +
    'mistyped, not correct, unrecognised, unrecognized, misspelt, misspelled, ' +
    'enter a valid * code, a valid promo*, a valid coupon, a valid voucher, a valid discount, ' +
    'a valid code, enter valid, use valid, provide valid, no valid',
  minimum:
    'orders below, on orders under, requires a purchase of, spend at least, order * at least, ' +
    'at least * to, orders over, orders above, basket * at least, or more, spend * more, ' +
    'for orders of, needs * at least, not reached, does not meet, not meet the, too low, ' +
    'needs to be over, must be over, must be at least, must exceed, below the, min spend, ' +
    'min order, under the, spend over, spend above, not high enough, add # code, add # more, ' +
    'only be used if you select, if you select at least',
  used:
    'already used, already been used, already redeemed, already been redeemed, ' +
    'been used before, already been applied, already added, previous order, has been used, ' +
    'been used already, used once, single use, used it before, one per customer, ' +
    'once per customer, used this code before, used this before, already claimed, ' +
    'spent already, already spent, code once',
  otherGoods:
    "doesn't qualify, does not qualify, do not qualify, don't qualify, not entitled, " +
    'must contain, bookings only, orders only, meet the conditions, excludes, does not apply, ' +
    "doesn't apply, not apply to, not eligible, ineligible, no eligible, excluded, qualifying, " +
    'selected items, selected products, certain items, not for these, items in your, ' +
    'only valid for, only valid on, not available for, only for, only on, none of, ' +
    "not qualify, not valid on, not valid for, isn't valid on, isn't valid for, these items, " +
    "those items, not applicable, full price items, doesn't work with, can't be used on, " +
    'cannot be used on, not be used on, any of the items, specific items, specific products, ' +
    'no items in, other products',
  signIn:
    'sign in, logged in, signed in, members only, need an account, registered customers, ' +
    'registered users, create an account, club members, member account, your account to, ' +
    'students only, subscribers only, vip customers, members of, only for members, log in, ' +
    'have an account, exclusive to members, to members, join for free',
  newCustomers:
    'new customers, new customer, first order, first purchase, first time, new subscribers, ' +
    'new members, new users, first booking, first orders, first purchases',
  limit:
    'too many times, maximum uses, fully redeemed, been claimed, maximum number, only be used, ' +
    'all gone, no more uses, used up, maximum usage, maximum redemptions, no more redemptions',
  tooMany:
    'too many, too often, rate limit*, slow down, temporarily blocked, exceeded, wait before',
  later: 'try again later, try again in',
  attempts: 'attempts, tries, requests, rate limit*, slow down, temporarily blocked',
  occupied:
    'number of coupon codes, number of coupons, number of codes, number of vouchers, only one, ' +
    'number of applied co*, number of applied vouchers, applied too many, maximum coupons, ' +
    'maximum codes, no more coupons, no more codes, no more promo*, no more vouchers, ' +
    'add more coupons, add more codes, add more promo*, maximum of 1, one code, one coupon, ' +
    'one voucher, one discount, already have a, already applied, remove the, remove your, ' +
    "cannot be combined, can't be combined, another code, another coupon, another voucher, " +
    'an other coupon, combined with, already in use, in conjunction, used together, ' +
    'with the ones, already in your, already in cart, has already been applied, be stacked, ' +
    'with other promotions, with other offers, with other discounts, with other codes, ' +
    'with other coupons, existing code, existing coupon, one at a time, does not stack, ' +
    "doesn't stack, don't stack, not stack with, multiple codes, existing discount*, " +
    'with other vouchers, with any other, together with, already been added, already added, ' +
    'already active, already entered, already contains, code already exists, ' +
    'already associated, duplicate co*',
  refused:
    "didn't work, seem to work, not working, problem applying, problem with, wrong with, " +
    "something went wrong, restricted, disabled, withdrawn, can't accept, cannot accept, " +
    'not redeemable, redeemed online, customers only, only in the app, valid in the app, ' +
    'app only, valid in store, in store only, nothing to discount, no offer, unfortunately, ' +
    "a student, for this email, not applied, not be applied, not accepted, can't be, " +
    "cannot be, could not, couldn't, rejected, declined, sorry, failed, not work, " +
    "doesn't work, not possible, wasn't, was not, unavailable, not usable, can't use, " +
    'cannot use, no discount, not active, can not, cannot apply, not available, unable, ' +
    'does not meet, deactivated, only be applied',
}
