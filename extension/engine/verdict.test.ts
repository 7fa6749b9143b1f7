import { describe, expect, it } from 'vitest'
import { verdictOf, verdictOn } from './verdict.ts'

const heard = (now: readonly string[], before: readonly string[] = []) => ({
  now,
  before,
  atArrival: before,
})

describe('verdictOf', () => {
  it.each([
    ['This code has expired.', 'expired'],
    ['Sorry, SUMMER24 ended… it is no longer valid', 'expired'],
    ['The code you entered is invalid', 'unknown'],
    ['Dieser Gutschein ist ungültig.', 'unknown'],
    ['Der Mindestbestellwert von 50 € ist nicht erreicht.', 'minimum-not-reached'],
    ['Spend at least £50 to use this code', 'minimum-not-reached'],
    ['You have already used this code', 'already-used'],
    ['Only for new customers', 'new-customers-only'],
    ['Please sign in to use this code', 'needs-sign-in'],
    ['This code is not eligible for the items in your basket', 'not-for-these-goods'],
    ['Code not applied', 'unstated'],
    ['Your code is not eligible.', 'not-for-these-goods'],
    [
      'The gift code is not valid or not applicable to the products in your cart. Please check your code.',
      'not-for-these-goods',
    ],
    ['Ce code a expiré', 'expired'],
    ['Invalid: the code has expired', 'expired'],
    ['The code is invalid or has expired', 'unknown'],
    ['Der Code ist ungültig oder abgelaufen.', 'unknown'],
    ['This coupon was used too many times', 'limit-reached'],
    ['Dieser Gutschein wurde zu oft eingelöst', 'limit-reached'],
    ['Sorry, something went wrong. Please try again later.', 'unstated'],
    ['Un error impide usar este cupón, inténtalo más tarde', 'unstated'],
  ])('hears why in "%s"', (message, reason) => {
    expect(verdictOf(message)).toMatchObject({ kind: 'refused', reason })
  })

  it('hears that the shop wants the other code off first', () => {
    expect(verdictOf('Only one code per order. Remove the other first.')).toMatchObject({
      isOccupied: true,
    })
  })

  it.each([
    'Too many attempts, try again later',
    'Too many invalid codes. Please try again in 5 minutes.',
    'Rate limit reached',
    'Please try again later.',
    'Zu viele Versuche',
    'Demasiados intentos no válidos',
  ])('hears that it has asked too often in "%s"', (message) => {
    expect(verdictOf(message)).toEqual({ kind: 'too-many' })
  })

  it('hears success, and nothing in ordinary words', () => {
    expect(verdictOf('SAVE10 applied successfully')).toEqual({ kind: 'welcomed' })
    expect(verdictOf('Free delivery on Mondays')).toBeUndefined()
    expect(verdictOf('Add a promo code')).toBeUndefined()
    expect(verdictOf('Razem z VAT')).toBeUndefined()
  })

  it('hears no refusal of a code in words that goods are kept for the shopper', () => {
    expect(verdictOf('The items in your cart are reserved for you for 29 minutes.')).toBeUndefined()
  })

  it('hears that no more codes are taken beside the one that is on', () => {
    expect(verdictOf('Number of coupon codes exceeds the limit')).toMatchObject({
      isOccupied: true,
    })
  })

  it('takes the name of a button for no success', () => {
    expect(verdictOf('Appliquer le coupon')).toBeUndefined()
    expect(verdictOf('Coupon appliqué')).toEqual({ kind: 'welcomed' })
  })

  it('hears no success in words that a code was taken off', () => {
    expect(verdictOf('Your coupon was successfully removed.')).toBeUndefined()
    expect(verdictOf('Gutschein erfolgreich entfernt')).toBeUndefined()
  })

  it('hears a refusal where a valid code is asked for, and none where the code is called valid', () => {
    expect(verdictOf('Please enter a valid discount code')).toMatchObject({ kind: 'refused' })
    expect(verdictOf('Enter valid coupon')).toMatchObject({ kind: 'refused' })
    expect(verdictOf('No valid voucher')).toMatchObject({ kind: 'refused' })
    expect(verdictOf('Congratulations, valid discount code.')).toBeUndefined()
  })

  it.each([
    'Add £12.50 more for free delivery',
    'Añade 12 € más para envío gratis',
    'Ti mancano 12,50 € per la spedizione gratuita',
    'Voeg nog € 12 toe om gratis te verzenden',
  ])('hears no refusal in what lacks to free delivery: %s', (nudge) => {
    expect(verdictOf(nudge)).toBeUndefined()
  })
})

describe('verdictOn', () => {
  it('believes the new words of a toast that still holds the old ones', () => {
    const now = ['ALPHA applied successfully', 'BRAVO is not a valid code']
    expect(verdictOn('BRAVO', heard(now, now.slice(0, 1)), ['ALPHA', 'BRAVO'])).toMatchObject({
      kind: 'refused',
    })
    expect(verdictOn('ALPHA', heard(now), ['ALPHA', 'BRAVO'])).toEqual({ kind: 'welcomed' })
  })

  it('takes what stood there at arrival for furniture', () => {
    expect(verdictOn('BRAVO', heard(['Not applied'], ['Not applied']), ['BRAVO'])).toBeUndefined()
  })

  it('hears that another code keeps it off, although the words name that one', () => {
    const words =
      'Sorry, coupon "alpha" has already been applied and cannot be used in conjunction with other coupons.'
    expect(verdictOn('BRAVO', heard([words]), ['ALPHA', 'BRAVO'])).toMatchObject({
      ...{ kind: 'refused', isOccupied: true },
    })
    const others = 'Coupon "alpha" has already been applied'
    expect(verdictOn('BRAVO', heard([others]), ['ALPHA', 'BRAVO'])).toBeUndefined()
  })
})
