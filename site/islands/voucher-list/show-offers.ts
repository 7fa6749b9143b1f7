import { merchantAnswer } from '#domain/contract/deals.ts'
import { parsed } from '#domain/contract/parsed.ts'
import { liveVouchers } from '#domain/vouchers/liveness.ts'
import { fillCount, type Plural } from '#strings/fill.ts'
import { liveOffers } from '../../stores/live-offers.ts'

/**
 * Brings a prebuilt page to a new answer of the API: offers that ended go at once; where new ones
 * came, or none is left, the island draws the list anew. An answer of an unknown shape changes
 * nothing.
 */
export function showOffers(page: ParentNode, body: unknown, now: Date): void {
  const answer = parsed(merchantAnswer, body)
  if (answer === undefined) return
  const live = liveVouchers(answer.vouchers, now)
  liveOffers.set(live)

  const ids = new Set(live.map(({ id }) => String(id)))
  const cards = [...page.querySelectorAll<HTMLElement>('[data-voucher]')]
  for (const card of cards) card.hidden = !ids.has(card.dataset.voucher ?? '')
  for (const element of page.querySelectorAll<HTMLElement>('[data-count]')) {
    const count = live.filter(({ voucher_type }) => voucher_type === element.dataset.count)
    const text = JSON.parse(element.dataset.text ?? '') as Plural
    element.textContent = fillCount(text, count.length, element.dataset.tag ?? 'en')
  }

  const shown = new Set(cards.map((card) => card.dataset.voucher))
  const hasNew = live.some(({ id }) => !shown.has(String(id)))
  if (hasNew || (live.length === 0 && cards.length > 0)) {
    page.querySelector('astro-island')?.dispatchEvent(new Event('island:wake'))
  }
}
