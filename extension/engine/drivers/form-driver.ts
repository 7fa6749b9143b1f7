import { setValue } from '../dom/native.ts'
import { controlName } from '../dom/text.ts'
import { unfolded, type View } from '../dom/view.ts'
import { applyControl } from '../finder/apply-control.ts'
import { rowOfCode } from '../finder/applied-codes.ts'
import { couponFields, type CouponField } from '../finder/coupon-field.ts'
import { boxOf } from '../finder/field-box.ts'
import { removalWord } from '../finder/removal-word.ts'
import type { TotalLandmark } from '../finder/choose-total.ts'
import { look, type Landmarks, type Sight } from '../look.ts'
import { formOf, holdsPayment, isUnusable, makesOrder } from '../forms.ts'
import { reasonToRefuse } from '../safety.ts'
import type { Answer, Driver } from './driver.ts'
import { formRequest, pageOnly, type FormRequest } from './form-request.ts'
import { refreshOf, type PageRefresh } from './page-refresh.ts'
import { isTick, removalRequest } from './removal-request.ts'
import type { ShopAnswer, ShopClient } from './shop-client.ts'

export interface FormDriverOptions {
  readonly send: ShopClient
  /** Of the page's window. */
  readonly FormData: typeof FormData
  /** Address that answers with the page the shopper is on. */
  readonly pageUrl: string
  /** The page as the shop sent it before anything was tried. */
  readonly first: View
  /** Where that page shows the total. */
  readonly total: TotalLandmark
  /** The field on the shopper's page; the answers' one is recognised by its name. */
  readonly fieldName: string | null
  readonly submitter: Element | null
}

/** How often a page that is not ready is asked for, a second apart. */
const mostAsked = 10

/** In seconds: a page that is there to be read loads itself anew later. */
const longestRefresh = 30

/**
 * Uses the shop's own forms and links without loading the page: each is sent in the background
 * and the answer is read as a document. An answer is whole when it arrives, so one look at it is
 * a stable reading.
 */
export function createFormDriver(options: FormDriverOptions): Driver {
  const { send, pageUrl, total } = options
  const others = otherNames(options.first, options.fieldName)
  let view = options.first
  let isStale = false

  async function request(sent: FormRequest, landmarks: Landmarks): Promise<Answer> {
    isStale ||= sent.method === 'POST' || sent.url !== pageUrl
    const answer = await finished(await send(sent), landmarks)
    if (answer.kind === 'failed') return { kind: 'failed', cause: 'shop-error' }
    if (answer.kind !== 'page') return answer
    const sight = look(answer.view, { ...landmarks, total, place: undefined })
    if (sight.total !== undefined || sent.url === pageUrl) {
      view = answer.view
      return { kind: 'seen', sight, isStill: true }
    }
    // Whether the shop has done it by now nobody knows.
    if (nextOf(answer.view) !== undefined) {
      return { kind: 'failed', cause: 'shop-error' }
    }
    // The shop answered with another page; its words count, the total stands on the basket's.
    return withMessages(await request(pageOnly(pageUrl), landmarks), sight)
  }

  /** "We are processing your request": such a page asks for the next one, until it is the basket's. */
  async function finished(first: ShopAnswer, landmarks: Landmarks): Promise<ShopAnswer> {
    let answer = first
    for (let asked = 0; asked < mostAsked && answer.kind === 'page'; asked++) {
      const next = nextOf(answer.view)
      if (next === undefined) return answer
      if (look(answer.view, { ...landmarks, total, place: undefined }).total) return answer
      const waitMs = Math.min(next.seconds, 1) * 1000
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      answer = await send(pageOnly(next.url))
    }
    return answer
  }

  const driver = {
    read: (landmarks: Landmarks) => request(pageOnly(pageUrl), landmarks),

    async apply(code: string, landmarks: Landmarks): Promise<Answer> {
      // An answer at an address of its own may lack the field that the basket's page has.
      if (counterpart(view, options.fieldName, others) === undefined && view.url !== pageUrl) {
        await driver.read(landmarks)
      }
      const field = counterpart(view, options.fieldName, others)
      const form = field && formOf(field.field)
      const isLocked =
        field !== undefined && (isUnusable(field.field) || field.field.hasAttribute('readonly'))
      if (!field || !form || isLocked) return { kind: 'unable', cause: 'no-field' }
      const submitter = submitterIn(field, view, options.submitter)
      // While a code is on its button may be the one that takes it off.
      if (submitter === null && options.submitter !== null) {
        return { kind: 'unable', cause: 'no-field' }
      }
      if (holdsPayment(form, submitter) || makesOrder(form)) {
        return { kind: 'unable', cause: 'unsafe' }
      }
      setValue(field.field, code)
      return request(formRequest(form, submitter, view.url, options.FormData), landmarks)
    },

    async remove(code: string, landmarks: Landmarks): Promise<Answer> {
      const sight = look(view, { ...landmarks, total, place: undefined })
      const remover = rowOfCode(sight.applied, code)?.remover
      if (remover && !isTick(remover)) {
        const sent = removalRequest(remover, view, options.FormData)
        // What a script takes off, and how, is its own affair: it is pressed on the page.
        return sent ? request(sent, landmarks) : { kind: 'unable', cause: 'no-field' }
      }
      // Without a control of its own a code goes off on many shops by sending the field empty.
      if (sight.field === undefined) return { kind: 'unable', cause: 'no-field' }
      const answer = await driver.apply(removalWord(sight.messages), landmarks)
      // The answer to that is often an error above the old total; the shop knows better.
      return answer.kind === 'seen' ? driver.read(landmarks) : answer
    },

    get isStale() {
      return isStale
    },
  }
  return driver
}

/** What a page that is not ready asks for. */
function nextOf({ document, url }: View): PageRefresh | undefined {
  const next = refreshOf(document, url)
  return next !== undefined && next.seconds <= longestRefresh ? next : undefined
}

function withMessages(answer: Answer, said: Sight): Answer {
  if (answer.kind !== 'seen') return answer
  const messages = [...answer.sight.messages, ...said.messages]
  return { ...answer, sight: { ...answer.sight, messages } }
}

/** Names of fields that stood beside the one that was chosen: they are for something else. */
function otherNames(view: View, name: string | null): ReadonlySet<string | null> {
  const inputs = [...view.document.querySelectorAll('input')]
  return new Set(inputs.map((each) => each.getAttribute('name')).filter((each) => each !== name))
}

/** The live field's twin by name, also where the markup folds it away; else what looks like it. */
function counterpart(
  view: View,
  name: string | null,
  others: ReadonlySet<string | null>,
): CouponField | undefined {
  // A hidden one of the same name keeps the code that is on, mostly in the form of the order.
  const twins = [
    ...view.document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])'),
  ].filter((each) => name !== null && each.getAttribute('name') === name && formOf(each) !== null)
  const twin = twins.find((each) => view.isVisible(each)) ?? twins[0]
  const found = [...couponFields(view), ...couponFields(unfolded(view))].filter(
    ({ field }) => formOf(field) !== null,
  )
  // With the field gone for a while, another one may stand in words that were about it.
  if (twin === undefined) {
    return found.find(
      ({ field, isNamed }) => name === null || (isNamed && !others.has(field.getAttribute('name'))),
    )
  }
  return (
    found.find(({ field }) => field === twin) ?? {
      field: twin,
      box: boxOf(twin, view),
      score: 0,
      isNamed: true,
      isSent: true,
    }
  )
}

function submitterIn(field: CouponField, view: View, pressed: Element | null): Element | null {
  const form = formOf(field.field)
  const twin =
    pressed &&
    [...view.document.querySelectorAll(pressed.localName)].find(
      (each) =>
        formOf(each) === form &&
        controlName(each) === controlName(pressed) &&
        each.getAttribute('name') === pressed.getAttribute('name') &&
        (reasonToRefuse(each, 'apply', { field: field.field }) === undefined ||
          reasonToRefuse(each, 'recount') === undefined),
    )
  if (twin) return twin
  const other = applyControl(field, unfolded(view)) ?? null
  const names = [pressed, other].map((each) => each?.getAttribute('name') ?? '')
  // While a code is on, the next button of the form may be the gift card's: its name tells the two apart.
  return names[0] !== '' && names[1] !== '' && names[0] !== names[1] ? null : other
}
