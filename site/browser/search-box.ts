import { fill, fillCount, type Plural } from '#strings/fill.ts'
import { loadSearchIndex } from './load-search-index.ts'
import { searcher, shortestQuery, type SearchMatch } from './search-index.ts'

/** Milliseconds of quiet before a query is looked up. Specification, section 5, "Search". */
const quiet = 300

interface SearchText {
  found: Plural
  none: string
  tooShort: string
  failed: string
  category: string
}

/**
 * The search in the navbar as a combobox with a list: arrows move, Enter opens, Escape closes.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function startSearchBox(form: HTMLFormElement): void {
  const input = form.querySelector('input')
  const panel = form.querySelector<HTMLElement>('.panel')
  const list = form.querySelector('ul')
  const status = form.querySelector('[role="status"]')
  if (!input || !panel || !list || !status) return

  const text = JSON.parse(form.dataset.text ?? '') as SearchText
  let search: ReturnType<typeof loadSearch> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let active = -1

  const load = () => (search ??= loadSearch(form.dataset.search ?? ''))
  const isOpen = () => !panel.hidden
  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')]

  const show = (matches: readonly SearchMatch[], words: string) => {
    const chosen = options()[active]?.getAttribute('href')
    list.replaceChildren(...matches.map((match, index) => optionFor(match, index, text.category)))
    status.textContent = words
    panel.hidden = false
    input.setAttribute('aria-expanded', String(matches.length > 0))
    // What was chosen while more was typed stays chosen, wherever it stands now.
    activate(matches.findIndex(({ path }) => path === chosen))
  }
  const hide = () => {
    clearTimeout(timer)
    panel.hidden = true
    input.setAttribute('aria-expanded', 'false')
    activate(-1)
  }
  const activate = (index: number) => {
    active = index
    for (const [place, option] of options().entries()) {
      option.setAttribute('aria-selected', String(place === index))
    }
    const id = options()[index]?.id
    if (id === undefined) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', id)
  }

  const lookUp = async () => {
    const query = input.value.trim()
    if (query === '') {
      hide()
    } else if (query.length < shortestQuery) {
      show([], text.tooShort)
    } else {
      const find = await load().catch(() => undefined)
      if (input.value.trim() !== query) return
      if (find === undefined) {
        search = undefined
        show([], text.failed)
        return
      }
      const matches = find(query)
      const words = fillCount(text.found, matches.length, form.dataset.tag ?? 'en')
      show(matches, matches.length === 0 ? fill(text.none, {}) : words)
    }
  }

  const lookUpSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void lookUp(), quiet)
  }

  input.addEventListener('input', lookUpSoon)
  input.addEventListener('keydown', (event) => {
    const count = options().length
    if (event.key === 'Escape' && isOpen()) {
      event.preventDefault()
      hide()
    } else if (event.key === 'ArrowDown' && count > 0 && isOpen()) {
      event.preventDefault()
      activate((active + 1) % count)
    } else if (event.key === 'ArrowUp' && count > 0 && isOpen()) {
      event.preventDefault()
      activate((active <= 0 ? count : active) - 1)
    }
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const chosen = options()[Math.max(active, 0)]
    if (isOpen() && chosen) chosen.click()
    else void lookUp()
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) hide()
  })
  // A press in the list must not take the focus away before the link opens.
  list.addEventListener('pointerdown', (event) => {
    event.preventDefault()
  })
  void load().catch(() => {
    search = undefined
  })
  // What was typed while this code was on its way.
  if (input.value !== '') lookUpSoon()
}

async function loadSearch(address: string): Promise<(query: string) => SearchMatch[]> {
  return searcher(await loadSearchIndex(address))
}

/** An option is its link: a link within one would be hidden from screen readers. */
function optionFor(match: SearchMatch, index: number, category: string): HTMLElement {
  const item = document.createElement('li')
  item.setAttribute('role', 'none')
  const option = document.createElement('a')
  option.id = `search-option-${index}`
  option.setAttribute('role', 'option')
  option.setAttribute('aria-selected', 'false')
  option.href = match.path
  option.tabIndex = -1
  option.textContent = match.name
  if (match.kind === 'category') {
    const kind = document.createElement('small')
    kind.textContent = category
    option.append(kind)
  }
  item.append(option)
  return item
}
