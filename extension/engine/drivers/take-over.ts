import { formOfLoad } from '../dom/navigation-guard.ts'
import { landmarkOf } from '../finder/choose-total.ts'
import { look, type Landmarks, type Sight } from '../look.ts'
import type { Answer, Driver } from './driver.ts'
import type { DriverNote } from './driver-note.ts'
import { createFormDriver } from './form-driver.ts'
import { pageOnly } from './form-request.ts'
import type { Handover } from './page-acts.ts'
import type { ShopClient } from './shop-client.ts'

export interface TakeOverOptions {
  readonly document: Document
  readonly send: ShopClient
  readonly pageUrl: string
  readonly landmarks: Landmarks
}

type Fault = Exclude<Answer, { kind: 'seen' | 'unable' }>

/**
 * Sends in the background what a press would have loaded.
 *
 * @param arrival the page as the shopper sees it.
 * @returns undefined where the shop's answer can't stand for the page: the press is no form's, or
 *   the answer shows another total.
 */
export async function takeOver(
  options: TakeOverOptions,
  { load, field, control }: Handover,
  arrival: Sight | undefined,
): Promise<{ driver: Driver; note: Pick<DriverNote, 'form' | 'lines'> } | Fault | undefined> {
  const { document, send, pageUrl, landmarks } = options
  const form = field && formOfLoad(load, field)
  // A link that takes a code off says nothing of how the page sends one.
  if (field === null || form === null) return undefined
  const answer = await send(pageOnly(pageUrl))
  if (answer.kind === 'failed') return { kind: 'failed', cause: 'shop-error' }
  if (answer.kind !== 'page') return answer
  const { total, lines } = look(answer.view, { ...landmarks, place: undefined })
  const isSame =
    total?.money.minor === arrival?.total?.money.minor &&
    total?.money.currency === arrival?.total?.money.currency
  if (total === undefined || !isSame) return undefined
  if (!isAsDrawn(form, answer.view.document)) return undefined
  const shown = {
    total: landmarkOf(total),
    fieldName: field.getAttribute('name'),
  }
  const driver = createFormDriver({
    ...{ send, pageUrl, first: answer.view, ...shown },
    FormData: document.defaultView?.FormData ?? FormData,
    submitter: control,
  })
  return { driver, note: { form: shown, lines } }
}

/**
 * Whether a form is sent as the shop drew it. Scripts may tell it on the press what it is sent for:
 * `mode=recalc` in place of `mode=order`. Keys that the shop makes anew each time may differ.
 */
function isAsDrawn(sent: HTMLFormElement, document: Document): boolean {
  const own = hiddenIn(sent)
  return [...document.forms].some((twin) => {
    const drawn = hiddenIn(twin)
    const names = [...new Set([...own.keys(), ...drawn.keys()])]
    return (
      nameOf(twin) === nameOf(sent) &&
      names.every((name) => isAlike(own.get(name), drawn.get(name)))
    )
  })
}

const isAlike = (sent: string | undefined, drawn: string | undefined) =>
  sent === drawn || [sent, drawn].every((value) => value !== undefined && key.test(value))

/** Nobody writes as much by hand. */
const key = /^[\w+/=.:|-]{12,}$/

const nameOf = (form: HTMLFormElement) =>
  ['id', 'name', 'action'].map((name) => form.getAttribute(name) ?? '').join('\n')

function hiddenIn(form: HTMLFormElement): Map<string, string> {
  const hidden = form.querySelectorAll<HTMLInputElement>('input[type=hidden][name]')
  return new Map([...hidden].map(({ name, value }) => [name, value]))
}

/** Goes on in another document of the shop with what `takeOver` began. */
export async function takeUp(
  { document, send, pageUrl }: TakeOverOptions,
  form: NonNullable<DriverNote['form']>,
): Promise<Driver | Fault> {
  const answer = await send(pageOnly(pageUrl))
  if (answer.kind === 'failed') return { kind: 'failed', cause: 'shop-error' }
  if (answer.kind !== 'page') return answer
  return createFormDriver({
    ...{ send, pageUrl, first: answer.view, ...form, submitter: null },
    FormData: document.defaultView?.FormData ?? FormData,
  })
}
