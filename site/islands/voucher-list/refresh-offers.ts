/**
 * Asks the API what is true now. Where its answer has another tag than the one that the page was
 * built from, the code that brings the page there is fetched. When the API can't be reached the
 * page stays as it was built, without what has ended since.
 *
 * @param page has an element with the address of the offers in `data-offers` and their tag in
 *   `data-etag`.
 */
export async function refreshOffers(page: ParentNode): Promise<void> {
  const { offers, etag } = page.querySelector<HTMLElement>('[data-offers]')?.dataset ?? {}
  if (offers === undefined) return
  const response = await fetch(offers).catch(() => undefined)
  if (!response?.ok || response.headers.get('ETag') === etag) return
  const { showOffers } = await import('./show-offers.ts')
  showOffers(page, await response.json(), new Date())
}
