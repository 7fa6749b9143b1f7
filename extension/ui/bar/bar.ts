import { brand } from '#brand/brand.ts'
import logo from '#brand/logo.svg?raw'
import type { Ending } from '#extension/features/apply-codes/ending.ts'
import type { Standing } from '#extension/features/apply-codes/standing.ts'
import { endingWords, standingWords, type Words } from '../words.ts'
import { barStyles } from './bar-styles.ts'
import { quietCorner } from './quiet-corner.ts'

/** The bar that stands in the shop's page during a run and shows how it ended. */
export interface Bar {
  show(standing: Standing): void
  /** The end; the button now closes the bar. */
  end(ending: Ending): void
  remove(): void
}

export interface BarOptions {
  readonly document: Document
  readonly shadowRootMode: ShadowRootMode
  readonly words: Words
  /** Pressed while codes are tried; at most once. */
  readonly onStop: () => void
}

// Styles of the page reach the host element, so what matters is stated on it with importance.
const hostStyles = {
  all: 'initial',
  position: 'fixed',
  inset: '0 auto auto 0',
  width: '0',
  height: '0',
  margin: '0',
  padding: '0',
  border: '0',
  overflow: 'visible',
  background: 'none',
  'z-index': '2147483647',
}
const margin = 12

/** Puts the bar on the page. It takes no focus and stands where it covers the fewest controls. */
export function openBar({ document, shadowRootMode, words, onStop }: BarOptions): Bar {
  const parts = layOut(document)
  const host = document.createElement('div')
  for (const [name, value] of Object.entries(hostStyles)) {
    host.style.setProperty(name, value, 'important')
  }
  const root = host.attachShadow({ mode: shadowRootMode })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(barStyles)
  root.adoptedStyleSheets = [sheet]
  root.append(parts.bar)

  const { strings } = words
  let ended = false
  const remove = () => {
    document.removeEventListener('keydown', onKey, true)
    host.remove()
  }
  const press = () => {
    if (ended) {
      remove()
      return
    }
    if (parts.button.disabled) return
    parts.button.disabled = true
    parts.button.textContent = strings.run.stopping
    onStop()
  }
  const onKey = (event: KeyboardEvent) => {
    // The page must not stop a run by sending keys itself.
    if (event.key === 'Escape' && event.isTrusted) press()
  }
  parts.button.addEventListener('click', press)
  document.addEventListener('keydown', onKey, true)

  parts.headline.textContent = strings.run.heading
  parts.button.textContent = strings.run.stop
  // Hidden while the corner is chosen, or the bar would cover what it shall not cover.
  parts.bar.style.visibility = 'hidden'
  document.documentElement.append(host)
  const box = parts.bar.getBoundingClientRect()
  parts.bar.dataset.corner = quietCorner(document, box, margin)
  parts.bar.style.visibility = ''

  return {
    show(standing) {
      const { line, best } = standingWords(standing, words)
      parts.line.textContent = line
      parts.code.textContent = standing.code
      parts.best.textContent = best
      parts.best.hidden = best === ''
      const done = standing.step === 'trying' ? standing.position - 1 : standing.position
      const share = standing.count === 0 ? 0 : done / standing.count
      parts.filled.style.inlineSize = `${standing.step === 'preparing' ? 0 : share * 100}%`
    },
    end(ending) {
      ended = true
      const { headline, sentences } = endingWords(ending, words)
      parts.bar.dataset.kind = ending.kind
      parts.headline.textContent = headline
      parts.line.textContent = sentences.join(' ')
      parts.line.hidden = sentences.length === 0
      parts.code.remove()
      parts.best.remove()
      parts.track.remove()
      parts.button.disabled = false
      parts.button.textContent = strings.run.close
    },
    remove,
  }
}

function layOut(document: Document) {
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string) => {
    const element = document.createElement(tag)
    element.className = className
    return element
  }
  const bar = make('section', 'bar')
  bar.setAttribute('aria-label', brand.name)
  const head = make('div', 'head')
  const headline = make('p', 'headline')
  const button = make('button', 'button')
  button.type = 'button'
  const mark = new DOMParser().parseFromString(logo, 'image/svg+xml').documentElement
  mark.setAttribute('class', 'mark')
  mark.setAttribute('aria-hidden', 'true')
  head.append(document.adoptNode(mark), headline, button)

  const details = make('p', 'line')
  const line = make('span', 'words')
  const code = make('span', 'code')
  details.append(line, code)
  const best = make('p', 'best')
  const track = make('div', 'track')
  const filled = make('div', 'filled')
  track.append(filled)
  const news = make('div', 'news')
  news.setAttribute('role', 'status')
  news.append(details, best)
  headline.setAttribute('role', 'status')
  bar.append(head, news, track)
  return { bar, headline, button, line, code, best, track, filled }
}
