import { fetchMerchant } from '#client/deals.ts'
import { languageTag, isLocale } from '#domain/locale.ts'
import { liveVouchers } from '#domain/vouchers/liveness.ts'
import { fillCount, type Plural } from '#strings/fill.ts'
import { liveOffers } from '../../stores/live-offers.ts'

/**
 * Asks the API what is true now, and brings the prebuilt list there: offers that ended go at once;
 * where new ones came, or none is left, the island draws the list anew. When the API can't be
 * reached the page stays as it was built, without what has ended since.
 *
 * @param root holds the list, in an element with `data-api`, `data-locale` and `data-retailer`, and
 *   the counts of offers, in elements with `data-count` and `data-text`.
 */
export async function refreshOffers(root: HTMLElement): Promise<void> {
  const { api, locale, retailer } =
    root.querySelector<HTMLElement>('[data-retailer]')?.dataset ?? {}
  if (api === undefined || locale === undefined || !isLocale(locale)) return
  const answer = await fetchMerchant({ origin: api }, locale, Number(retailer)).catch(
    () => undefined,
  )
  if (answer === undefined) return

  const live = liveVouchers(answer.vouchers, new Date())
  liveOffers.set(live)
  const cards = [...root.querySelectorAll<HTMLElement>('[data-voucher]')]
  const now = new Set(live.map((voucher) => String(voucher.id)))
  const shown = new Set(cards.map((card) => card.dataset['voucher']))
  for (const card of cards) card.hidden = !now.has(card.dataset['voucher'] ?? '')
  for (const element of root.querySelectorAll<HTMLElement>('[data-count]')) {
    const count = live.filter((voucher) => voucher.voucher_type === element.dataset['count']).length
    const text = JSON.parse(element.dataset['text'] ?? '') as Plural
    element.textContent = fillCount(text, count, languageTag(locale))
  }

  const hasNew = live.some((voucher) => !shown.has(String(voucher.id)))
  if (hasNew || (live.length === 0 && cards.length > 0)) {
    root.querySelector('astro-island')?.dispatchEvent(new Event('island:wake'))
  }
}
