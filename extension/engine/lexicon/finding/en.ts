import type { FindingWords } from '../phrases.ts'

export const finding: FindingWords = {
  field:
    'reduction code*, priority code*, media code*, source code*, catalogue code*, ' +
    'catalog code*, perk code*, perks code*, benefit code*, money off code*, ' +
    'friends & family code*, friends and family code*, evoucher*, promo, promocode*, ' +
    'promotion, promotional code*, discount*, rebate code, offer code*, reward code*, ' +
    'offer key, promotional key*, promo key*, discount key*, savings code, saver code, ' +
    'deal code, redeem code, campaign code*, promos, action code*, vip code*, ' +
    'redemption code*, marketing code*, sale code*, special code*, welcome code*, ecoupon*, ' +
    'e coupon*, offers & codes, codes & offers, offers and codes, codes and offers, ' +
    'cashback code*, influencer code*, creator code*, privilege code*, concession code*, ' +
    'early bird code*, advantage code*',
  weakField: 'code*, offer, redeem',
  gift:
    'gift card*, giftcard*, gift code*, gift certificate*, certificate code*, gift voucher*, ' +
    'e gift, store credit*, credit note',
  decoy:
    'confirmation code, tip, tips, gratuity, passport, id number, id card, tax number, ' +
    'licence plate, license plate, number plate, seller code, sales code, agent code, agency, ' +
    'colleague*, staff*, employee*, optical, search*, newsletter*, subscri*, e mail*, email*, ' +
    'loyalty, membership, points, member number, card number, sku, product code, item number, ' +
    'product number, article number, catalogue, catalog, style number, comment*, note, notes, ' +
    'message, instruction*, post code, postal, zip*, city, town, state, region, province, ' +
    'address, county, country, phone, mobile, cvc, cvv, cvv2, security code, card code, ' +
    'verification, one time, otp, passcode, pin code*, pincode*, sms code, quantity, qty, ' +
    'referral, refer, referrer, friend, vat number, tax id, purchase order, po number, ' +
    'job number, job reference, first name, last name, surname, company, password, username, ' +
    'iban, account, delivery, shipping, birth*, engraving, captcha, area code, sort code, ' +
    'store finder, sponsor*, filter*, partner code, corporate code, rate code, group code, ' +
    'list code, invitation code, invite code, access code, activation code, gate code, ' +
    'door code, entry code, collection code, registration code',
  apply:
    'get my discount, try it, apply*, redeem*, use, activate, add code, add coupon, ' +
    'add voucher, add discount, add promo, submit code, validate, enter code, get discount, ' +
    'test code, deduct, accept code, save code, try code',
  weakApply:
    'add, go, submit, enter, check, send, +, confirm code, done, unlock, verify, collect, ' +
    'insert, calculate, calculate discount, confirm',
  reveal: 'have, got, add, enter, use, apply, redeem, show, click, tap, input, deduct',
  remove:
    "forget code, get rid of, don't use, do not use, remove, delete, clear, cancel, take off, " +
    'take it off, take this off, take code off, undo, discard, drop, unapply, unset, withdraw, ' +
    'revoke, detach, deselect, unlink, reset, deactivate',
  bareCode:
    'code optional, code (optional), code if any, code if available, code, codes, your code, ' +
    'my code, enter code, enter your code, enter a code, enter code here, ' +
    'enter your code here, add code, add a code, add your code, type code, type your code, ' +
    'type your code here, got a code, have a code, do you have a code, type a code, ' +
    'type in a code, write a code, code if you have one, apply code, use a code, insert code, ' +
    'another code, further code, add another code, next code, second code',
  worth: 'voucher*, evoucher*, evouchers, vouchers',
}
