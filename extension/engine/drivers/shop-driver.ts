import type { BasketLines } from '../basket-lines.ts'
import { formOfLoad } from '../dom/navigation-guard.ts'
import { look, type Landmarks, type Sight } from '../look.ts'
import type { Answer, Driver } from './driver.ts'
import { createFormDriver, pageOnly } from './form-driver.ts'
import { createPageDriver, type Handover } from './page-driver.ts'
import { createShopClient } from './shop-client.ts'

export interface ShopDriverOptions {
  readonly document: Document
  readonly fetch: typeof fetch
  readonly perCodeMs: number
}

/**
 * Starts with the page itself. Where its first press would load the page anew, nothing is sent
 * yet: the form driver takes over once the shop's answer is seen to hold the same total and the
 * same basket as the page, so that both are read alike before and after.
 */
export function createShopDriver({ document, fetch, perCodeMs }: ShopDriverOptions) {
  const page = createPageDriver(document, perCodeMs)
  const send = createShopClient({ document, fetch, timeoutMs: perCodeMs })
  let form: Driver | undefined
  let arrival: Sight | undefined
  let linesAtArrival: BasketLines = []
  let hasActed = false
  let isStale = false

  async function takeOver(
    { load, field, control }: Handover,
    landmarks: Landmarks,
  ): Promise<Driver | Answer> {
    const isForm = field === null || formOfLoad(load, field) !== null
    if (hasActed || !isForm) {
      isStale = true
      return { kind: 'failed', cause: 'needs-reload' }
    }
    const pageUrl = addressToRead(document)
    const answer = await send(pageOnly(pageUrl))
    if (answer.kind === 'failed') return { kind: 'failed', cause: 'shop-error' }
    if (answer.kind !== 'page') return answer
    const first = look(answer.view, { ...landmarks, place: undefined })
    const isSame =
      first.total !== undefined &&
      first.total.money.minor === arrival?.total?.money.minor &&
      first.total.money.currency === arrival.total.money.currency
    if (!isSame) return { kind: 'unable', cause: 'needs-reload' }
    linesAtArrival = first.lines
    return createFormDriver({
      send,
      FormData: document.defaultView?.FormData ?? FormData,
      pageUrl,
      first: answer.view,
      total: first.total,
      fieldName: field?.getAttribute('name') ?? null,
      submitter: field === null ? null : control,
    })
  }

  async function through(
    action: 'apply' | 'remove',
    code: string,
    landmarks: Landmarks,
  ): Promise<Answer> {
    if (form !== undefined) return form[action](code, landmarks)
    const answer = await page[action](code, landmarks)
    if (answer.kind !== 'loads') {
      hasActed ||= answer.kind === 'seen' && action === 'apply'
      return answer
    }
    const driver = await takeOver(answer, landmarks)
    if ('kind' in driver) return driver
    form = driver
    return driver[action](code, landmarks)
  }

  return {
    /** Unfolds the voucher field, and with it the codes that may be on already. */
    open: () => page.open(),
    async read(landmarks: Landmarks): Promise<Answer> {
      const answer = await (form ?? page).read(landmarks)
      if (answer.kind === 'seen' && arrival === undefined) {
        arrival = answer.sight
        linesAtArrival = arrival.lines
      }
      return answer
    },
    apply: (code: string, landmarks: Landmarks) => through('apply', code, landmarks),
    remove: (code: string, landmarks: Landmarks) => through('remove', code, landmarks),
    /** Clears a field that still holds one of `codes`, unless the page is stale anyway. */
    tidy: (codes: readonly string[]) => {
      if (form === undefined) page.tidy(codes)
    },
    /** The basket's lines before the run, as the driver in use sees them. */
    get linesAtArrival(): BasketLines {
      return linesAtArrival
    },
    get isStale() {
      return isStale || form?.isStale === true
    },
  }
}

/** Words of addresses that do something: reading such a page again would do it again. */
const acting = /(?:^|[?&_-])(?:add|remove|delete|undo|update|qty|quantity|coupon|apply|discount)/i

function addressToRead(document: Document): string {
  const url = new URL(document.URL)
  url.hash = ''
  if (acting.test(url.search)) url.search = ''
  return url.href
}

export type ShopDriver = ReturnType<typeof createShopDriver>
