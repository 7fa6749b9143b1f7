import { priceOf } from '#domain/marketplace/read-search.ts'
import { formatMoney, type Money } from '#domain/money/money.ts'
import { sliderDefaults, sliderValue } from '#domain/screens/slider.ts'

/** What the sliders say to screen readers. */
export interface PriceWords {
  /** Of a slider that sets no limit. */
  readonly anyPrice: string
  readonly currency: Money['currency']
  /** BCP 47 tag, as `formatTag` gives it. */
  readonly tag: string
}

/** The end of each slider where it sets no limit. */
const openEnds = { from: sliderDefaults.min, to: sliderDefaults.max } as const
type PriceName = keyof typeof openEnds

/** Puts each slider where its field is, which may be beyond the slider's end. */
export function placeSliders(form: HTMLFormElement, words: PriceWords): void {
  for (const { name, slider, field } of ties(form)) {
    const minor = priceOf(field.value.trim())
    // As long as it can't be read, the slider stays where it was.
    if (minor === undefined) continue
    slider.value = String(minor === null ? openEnds[name] : sliderValue(minor / 100))
    const price =
      minor === null ? null : formatMoney({ minor, currency: words.currency }, words.tag)
    slider.setAttribute('aria-valuetext', price ?? words.anyPrice)
  }
}

/** Writes what a slider was moved to into its field; the other one gives way. */
export function takeSlider(form: HTMLFormElement, moved: EventTarget | null): void {
  const own = ties(form).find(({ slider }) => slider === moved)
  if (!own) return
  own.field.value = own.slider.valueAsNumber === openEnds[own.name] ? '' : own.slider.value
  const minor = priceOf(own.field.value)
  const other = ties(form).find(({ name }) => name !== own.name)
  const limit = other && priceOf(other.field.value.trim())
  if (!other || minor == null || limit == null) return
  const isCrossed = own.name === 'from' ? minor > limit : minor < limit
  if (isCrossed) other.field.value = own.field.value
}

/** Takes what the sliders were moved to before this code was there. */
export function takeEarlyMoves(form: HTMLFormElement): void {
  for (const { slider, field } of ties(form)) if (field.value === '') takeSlider(form, slider)
}

/** Each slider with the field that it is tied to by `data-price`. */
function ties(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement>('[data-price]')].flatMap((slider) => {
    const name = slider.dataset.price as PriceName
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`)
    return field ? [{ name, slider, field }] : []
  })
}
