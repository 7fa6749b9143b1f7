import { allOf, liveView } from '../dom/view.ts'
import { basketWords } from '../lexicon/naming.ts'
import { fold } from '../lexicon/phrases.ts'

/** A frame smaller than this, in CSS pixels, holds no basket: a field of a card, a badge, a chat. */
const least = { width: 280, height: 240 }

/**
 * Origin of the largest frame of another origin that calls itself a basket or a checkout; null
 * where there is none. What is in it nobody can see without the shopper's leave.
 */
export function foreignFrame(document: Document): string | null {
  const view = liveView(document)
  let largest: { readonly origin: string; readonly area: number } | undefined
  for (const frame of allOf(view, 'iframe')) {
    const address = URL.parse(frame.getAttribute('src') ?? '', document.baseURI)
    if (address === null || !/^https?:$/.test(address.protocol)) continue
    if (address.origin === new URL(document.URL).origin) continue
    const { width, height } = frame.getBoundingClientRect()
    if (width < least.width || height < least.height || !view.isVisible(frame)) continue
    const named = ['title', 'name', 'id', 'aria-label'].map((name) => frame.getAttribute(name))
    if (![address.href, ...named].some((text) => basketWords.test(fold(text ?? '')))) continue
    if (width * height > (largest?.area ?? 0)) {
      largest = { origin: address.origin, area: width * height }
    }
  }
  return largest?.origin ?? null
}
