import type { Benefit } from '#domain/contract/run.ts'
import { linesBeyond } from './basket-lines.ts'
import { spacedText } from './dom/text.ts'
import { freeDeliveryWords, freeGiftWords } from './lexicon/judging.ts'
import { fold } from './lexicon/phrases.ts'
import { showsCode, type Sight } from './look.ts'

/**
 * What a code gives where the total stands: the shop says so of it, in its row or in new words, or a
 * gift has come into the basket. Delivery is free only where the page charges none: "Applied, free
 * delivery" over a price for delivery is no benefit.
 *
 * @param said what the page says now and didn't before.
 * @param before the lines of the basket before the code.
 */
export function benefitOf(
  code: string,
  sight: Sight,
  { said, before }: { readonly said: readonly string[]; readonly before: readonly string[] },
): Benefit | undefined {
  if (!showsCode(sight, code)) return undefined
  const rows = sight.applied.filter((each) => each.code?.toLowerCase() === code.toLowerCase())
  const text = fold([...rows.map(({ row }) => spacedText(row)), ...said].join('\n'))
  if (freeGiftWords.test(text) || linesBeyond(before, sight.lines).length > 0) return 'gift'
  return freeDeliveryWords.test(text) && !sight.chargesDelivery ? 'free-delivery' : undefined
}
