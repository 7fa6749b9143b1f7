import type { dealTypes } from '../contract/voucher.ts'

export type DealType = (typeof dealTypes)[number]

const amount = String.raw`(?:[£€]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|euro?\b|gbp\b|pounds?\b))`

/** The first that fits wins: a discount is worth more than the delivery that comes with it. */
const patterns: readonly (readonly [DealType, RegExp])[] = [
  ['percentage', /(?<!\d)(?!100\s?(?:%|per))\d+(?:[.,]\d+)?\s?(?:%|per ?cent\b|prozent\b)/i],
  ['percentage', /\bhalf[- ]price\b|\b(?:zum )?halben? preis\b/i],
  [
    'amount',
    new RegExp(
      String.raw`${amount}\s?(?:-\s?)?(?:off\b|discount|rabatt|nachlass|gutschein|geschenkt|sparen|günstiger|voucher|back\b|zurück)`,
      'i',
    ),
  ],
  [
    'amount',
    new RegExp(
      String.raw`\b(?:save|take|spare|spart?|minus|rabatt von)\s(?:an extra |up to |bis zu )?${amount}`,
      'i',
    ),
  ],
  [
    'delivery',
    /\b(?:free|complimentary)\b[^.!]{0,30}\b(?:delivery|shipping|postage|p&p)\b|\b(?:delivery|shipping|postage)\b[^.!]{0,12}\b(?:free|on us)\b|versandkostenfrei|(?:gratis|kostenlos|frei)[a-z]*[- ](?:\S+ )?(?:versand|lieferung)|versand\S* (?:gratis|geschenkt|kostenlos|frei)|portofrei/i,
  ],
  [
    'gift',
    /\b(?:free|complimentary|bonus)\b[^.!]{0,40}\bgifts?\b|\bfree\b[^.!]{1,50}\bwith\b|\bgift with\b|geschenk\b|gratis[- ]?\S+|\bkostenlose[rsmn]?\s(?!rück)\S+|\bdazu geschenkt/i,
  ],
]

/**
 * What a shopper gets, read from the words of an offer in English or German. The title is asked
 * first, the description where the title says nothing.
 */
export function dealTypeOf(title: string, description = ''): DealType {
  for (const text of [title, description]) {
    const found = patterns.find(([, pattern]) => pattern.test(text))
    if (found !== undefined) return found[0]
  }
  return 'other'
}
