/**
 * Looks up what the address asks for, as a search engine or the search without a script does. Who
 * has turned to the search box looks something up, so it gets the focus.
 */
export function showAskedSearch(page: Document): void {
  const input = page.querySelector<HTMLInputElement>('[data-search] input')
  const asked = new URLSearchParams(page.defaultView?.location.search).get(input?.name ?? '')
  if (!input || !asked || input.value !== '') return
  input.value = asked
  input.focus()
}
