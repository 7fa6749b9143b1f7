import { describe, expect, it } from 'vitest'
import { removalWord } from './removal-word.ts'

describe('removalWord', () => {
  it.each([
    ['To take off a coupon from this order, replace the coupon code with: REMOVE', 'REMOVE'],
    ['One coupon per order. Type “remove” in place of the voucher code to clear it.', 'remove'],
    ['Gutscheincode nicht mehr gewünscht? Gib statt des Codes LÖSCHEN ein.', 'LÖSCHEN'],
    ['Pour retirer le code promo, saisissez « SUPPRIMER » dans le champ.', 'SUPPRIMER'],
  ])('reads it in: %s', (message, word) => {
    expect(removalWord([message])).toBe(word)
  })

  it.each([
    'REMOVE',
    'Your coupon code SAVE10 was removed.',
    'Enter your VOUCHER code here.',
    'To remove a product, set its quantity to 0. ENTER promo code below.',
    'You can remove the coupon at any time.',
  ])('reads none in: %s', (message) => {
    expect(removalWord([message])).toBe('')
  })
})
