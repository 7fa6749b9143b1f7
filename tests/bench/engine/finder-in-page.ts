import { liveView } from '#extension/engine/dom/view.ts'
import { isBasket } from '#extension/engine/finder/basket.ts'
import { mayBeBasket } from '#extension/engine/finder/glance.ts'
import { look } from '#extension/engine/look.ts'

/** How long something takes at this page, in ms each of so many times. */
function times(count: number, act: () => boolean): number[] {
  return Array.from({ length: count }, () => {
    const from = performance.now()
    const isFound = act()
    const took = performance.now() - from
    if (!isFound) throw new Error('the finder found nothing')
    return took
  })
}

/** The finder and the whole look for a basket, as they are loaded into a shop's page. */
export const timeFinder = (count: number) =>
  times(count, () => mayBeBasket(document) && isBasket(document))

/** A whole look of the engine: field, total, codes, messages and lines. */
export const timeLooks = (count: number) =>
  times(count, () => {
    const { field, total } = look(liveView(document), { currencyHint: 'GBP', codes: [] })
    return field !== undefined && total !== undefined
  })
