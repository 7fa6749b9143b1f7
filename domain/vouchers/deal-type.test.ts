import { describe, expect, it } from 'vitest'
import { dealTypeOf } from './deal-type.ts'

describe('the deal type', () => {
  it.each([
    ['10% off everything', 'percentage'],
    ['Up to 50 % off garden chairs', 'percentage'],
    ['20 percent off for students', 'percentage'],
    ['12,5 % Rabatt auf Bettwäsche', 'percentage'],
    ['15 Prozent auf alle Stiefel', 'percentage'],
    ['Half-price candles', 'percentage'],
    ['Teekannen zum halben Preis', 'percentage'],
    ['10% off and free delivery', 'percentage'],
    ['£10 off orders over £60', 'amount'],
    ['Save £5 on your first box', 'amount'],
    ['Spend £80 and save up to £15', 'amount'],
    ['5 € Rabatt ab 40 €', 'amount'],
    ['Spare 20 Euro beim Fahrradkauf', 'amount'],
    ['10€-Gutschein für Neukunden', 'amount'],
    ['Free delivery on orders over £50', 'delivery'],
    ['Free next-day delivery', 'delivery'],
    ['Delivery is free this weekend', 'delivery'],
    ['Versandkostenfrei ab 29 €', 'delivery'],
    ['Kostenloser Versand auf alles', 'delivery'],
    ['Gratis Lieferung bis Sonntag', 'delivery'],
    ['Free gift when you spend £30', 'gift'],
    ['Free tote bag with any coat', 'gift'],
    ['Gratis Handcreme ab 35 €', 'gift'],
    ['Ein Geschenk zu jeder Bestellung', 'gift'],
    ['Three for two on paperbacks', 'other'],
    ['Blankets of 100% wool', 'other'],
    ['Drei für zwei auf Taschenbücher', 'other'],
    ['Kostenlose Rücksendung', 'other'],
  ])('of “%s” is %s', (title, expected) => {
    expect(dealTypeOf(title)).toBe(expected)
  })

  it('comes from the description where the title says nothing', () => {
    expect(dealTypeOf('Winter sale', 'Now 30% off all boots')).toBe('percentage')
  })

  it('prefers the title where both say something', () => {
    expect(dealTypeOf('Free delivery', 'And 30% off all boots')).toBe('delivery')
  })
})
