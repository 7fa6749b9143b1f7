import { checkedAddress } from '#domain/attribution/click-out-address.ts'
import { storageKeys } from '#domain/consent/storage.ts'
import { splitLocale, type Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace/marketplaces.ts'
import { isTicked, readSearch, searchQuery } from '#domain/marketplace/read-search.ts'
import { searchAddress } from '#domain/marketplace/search-address.ts'
import { queryText, valueOf, type Query } from '#domain/routes/query.ts'
import { fill } from '#strings/fill.ts'
import { keepText, keptText } from './consented-storage.ts'
import { showFieldErrors } from './field-errors.ts'
import { fillsField } from './fills-field.ts'
import { placeSliders, takeEarlyMoves, takeSlider, type PriceWords } from './price-sliders.ts'
import { searchChips, type ChipWords } from './search-chips.ts'

/**
 * Runs the deal finder: fills in the search of the address or the last one, says what is chosen, and
 * on the press checks it and leads to the marketplace through the click-out route.
 *
 * @param page has `data-finder` with the route's address, the locale and, as JSON, the marketplace
 *   and the words.
 */
export function startDealFinder(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('form[data-finder]')
  const view = page.defaultView
  if (!form || !view) return
  const { finder: route = '', locale: name = '', marketplace = '', words = '' } = form.dataset
  const locale = name as Locale
  const { country } = splitLocale(locale)

  const asked: Query = [...new URLSearchParams(view.location.search)]
  const isAsked = fillsField(form, view.location.search)
  const remembered = isAsked ? null : keptText(storageKeys.dealSearch)
  fillIn(form, remembered === null ? asked : [...new URLSearchParams(remembered)])

  const show = () => {
    const said = JSON.parse(words) as ChipWords & PriceWords
    placeSliders(form, said)
    showChosen(form, said)
  }
  takeEarlyMoves(form)
  show()
  form.addEventListener('input', ({ target }) => {
    takeSlider(form, target)
    show()
  })
  form.addEventListener('reset', () => {
    showFieldErrors(form, {})
    // The fields are as they were once the event is over.
    setTimeout(show)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { search, errors } = readSearch(queryOf(form))
    if (!showFieldErrors(form, errors ?? {}) || search === null) return
    const query = queryText(searchQuery(search))
    keepText(storageKeys.dealSearch, query)
    // Back leads to the search as it was.
    view.history.replaceState(null, '', `${view.location.pathname}${query}`)
    view.location.assign(
      checkedAddress(route, {
        ...{ country, locale, pageType: 'amazon-deal-finder' },
        url: searchAddress(search, JSON.parse(marketplace) as Marketplace),
      }),
    )
  })
}

function queryOf(form: HTMLFormElement): Query {
  return [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ])
}

/** Puts the values of a query into their fields; the others stay as they are. */
function fillIn(form: HTMLFormElement, query: Query): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const value = valueOf(query, field.name)
    if (value === undefined) continue
    if (field.type === 'checkbox') field.checked = isTicked(value)
    else if (field.tagName !== 'SELECT' || field.querySelector(`[value="${CSS.escape(value)}"]`)) {
      field.value = value
    }
  }
}

/** Says the slider's value, and as chips all that is chosen, whatever is wrong beside it. */
function showChosen(form: HTMLFormElement, words: ChipWords): void {
  const output = form.querySelector('output')
  const percent = valueOf(queryOf(form), 'discount') ?? ''
  if (output) output.textContent = fill(output.dataset.text ?? '', { percent })

  const { right } = readSearch(queryOf(form))
  form.querySelector('[data-chips]')?.replaceChildren(
    ...searchChips(right, words).map((text) => {
      const chip = form.ownerDocument.createElement('li')
      chip.textContent = text
      return chip
    }),
  )
}
