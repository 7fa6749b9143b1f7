import { liveView } from '#extension/engine/dom/view.ts'
import { look } from '#extension/engine/look.ts'

/** Bundled into a page of the browser; looks at it `times` times, each time anew, in ms each. */
export function timeLooks(times: number): number[] {
  return Array.from({ length: times }, () => {
    const from = performance.now()
    const { field, total } = look(liveView(document), { currencyHint: 'GBP', codes: [] })
    const took = performance.now() - from
    if (field === undefined || total === undefined) throw new Error('the finder found nothing')
    return took
  })
}
