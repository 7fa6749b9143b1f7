import { brand } from '#brand/brand.ts'
import type { Ending } from '#extension/features/apply-codes/ending.ts'
import type { Standing } from '#extension/features/apply-codes/standing.ts'
import type { Appearance } from '#extension/features/settings/appearance.ts'
import { asksForCode, endingWords, standingWords, type Words } from '../words.ts'
import { barStyles } from './bar-styles.ts'
import { drawMark, maker, ownRoot } from './own-root.ts'
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
  readonly theme: Appearance['theme']
  /** Pressed while codes are tried; at most once. */
  readonly onStop: () => void
}

const margin = 12

/** Puts the bar on the page. It takes no focus and stands where it covers the fewest controls. */
export function openBar({ document, shadowRootMode, words, theme, onStop }: BarOptions): Bar {
  const parts = layOut(document)
  if (theme !== 'auto') parts.bar.dataset.scheme = theme
  const { host, root } = ownRoot(document, shadowRootMode, barStyles)
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
      if (asksForCode(ending.cause)) sentences.push(strings.ending.nameCode)
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
  const make = maker(document)
  const bar = make('section', 'bar')
  bar.setAttribute('aria-label', brand.name)
  const head = make('div', 'head')
  const headline = make('p', 'headline')
  const button = make('button', 'button')
  button.type = 'button'
  head.append(drawMark(document), headline, button)

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
