import { setValue } from '../dom/native.ts'
import { controlName } from '../dom/text.ts'
import type { View } from '../dom/view.ts'
import { applyControl } from '../finder/apply-control.ts'
import type { CouponField } from '../finder/coupon-field.ts'
import { couponFields } from '../finder/coupon-field.ts'
import type { TotalLandmark } from '../finder/total.ts'
import { look, type Landmarks, type Sight } from '../look.ts'
import { formOf, holdsPayment, reasonToRefuse } from '../safety.ts'
import type { Answer, Driver } from './driver.ts'
import { formRequest, type FormRequest } from './form-request.ts'
import type { ShopClient } from './shop-client.ts'

export interface FormDriverOptions {
  readonly send: ShopClient
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

/**
 * Uses the shop's own forms and links without loading the page: each is sent in the background
 * and the answer is read as a document. An answer is whole when it arrives, so one look at it is
 * a stable reading.
 */
export function createFormDriver(options: FormDriverOptions): Driver {
  const { send, pageUrl, total } = options
  let view = options.first
  let isStale = false

  async function request(sent: FormRequest, landmarks: Landmarks): Promise<Answer> {
    isStale ||= sent.method === 'POST' || sent.url !== pageUrl
    const answer = await send(sent)
    if (answer.kind === 'failed') return { kind: 'failed', cause: 'shop-error' }
    if (answer.kind !== 'page') return answer
    const sight = look(answer.view, { ...landmarks, total, place: undefined })
    if (sight.total !== undefined || sent.url === pageUrl) {
      view = answer.view
      return { kind: 'seen', sight, isStill: true }
    }
    // The shop answered with another page; its words count, the total stands on the basket's.
    return withMessages(await request(pageOnly(pageUrl), landmarks), sight)
  }

  const driver = {
    read: (landmarks: Landmarks) => request(pageOnly(pageUrl), landmarks),

    async apply(code: string, landmarks: Landmarks): Promise<Answer> {
      const field = counterpart(couponFields(view), options.fieldName)
      const form = field && formOf(field.field)
      if (!field || !form) return { kind: 'unable', cause: 'no-field' }
      if (holdsPayment(form)) return { kind: 'unable', cause: 'unsafe' }
      setValue(field.field, code)
      const submitter = submitterIn(field, view, options.submitter)
      return request(formRequest(form, submitter, view.url), landmarks)
    },

    async remove(code: string, landmarks: Landmarks): Promise<Answer> {
      const sight = look(view, { ...landmarks, total, place: undefined })
      const remover = sight.applied.find((each) => sameCode(each.code, code))?.remover
      const sent = remover ? removalRequest(remover, view) : undefined
      if (sent !== undefined) return request(sent, landmarks)
      // Without a control of its own a code goes off on many shops by sending the field empty.
      return sight.field ? driver.apply('', landmarks) : { kind: 'unable', cause: 'no-field' }
    },

    get isStale() {
      return isStale
    },
  }
  return driver
}

export function pageOnly(url: string): FormRequest {
  return { url, method: 'GET', body: null }
}

function withMessages(answer: Answer, said: Sight): Answer {
  if (answer.kind !== 'seen') return answer
  const messages = [...answer.sight.messages, ...said.messages]
  return { ...answer, sight: { ...answer.sight, messages } }
}

function counterpart(fields: readonly CouponField[], name: string | null) {
  return (
    fields.find(({ field }) => name !== null && field.getAttribute('name') === name) ?? fields[0]
  )
}

function submitterIn(field: CouponField, view: View, pressed: Element | null): Element | null {
  const control = applyControl(field, view)
  if (pressed === null || control === undefined) return control ?? null
  const form = formOf(field.field)
  const twins = [...view.document.querySelectorAll(pressed.localName)].filter(
    (each) => formOf(each) === form && controlName(each) === controlName(pressed),
  )
  const twin = twins.find((each) => each.getAttribute('name') === pressed.getAttribute('name'))
  return twin !== undefined && reasonToRefuse(twin, 'apply') === undefined ? twin : control
}

function removalRequest(remover: Element, view: View): FormRequest | undefined {
  const href = remover.closest('a')?.getAttribute('href')?.trim() ?? ''
  if (href !== '' && !/^(#|javascript:)/i.test(href)) return pageOnly(new URL(href, view.url).href)
  const form = formOf(remover)
  const submits = remover.matches(
    'button:not([type]), button[type=submit], input[type=submit], input[type=image]',
  )
  return form !== null && submits ? formRequest(form, remover, view.url) : undefined
}

function sameCode(a: string | null, b: string): boolean {
  return a?.toLowerCase() === b.toLowerCase()
}
