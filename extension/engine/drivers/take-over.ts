import { formOfLoad } from '../dom/navigation-guard.ts'
import { look, type Landmarks, type Sight } from '../look.ts'
import type { Answer, Driver, DriverNote } from './driver.ts'
import { createFormDriver, pageOnly } from './form-driver.ts'
import type { Handover } from './page-driver.ts'
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
  const isLink = load.kind === 'address' && load.formData === null && !load.isReload
  const isForm = field === null ? load.kind === 'form' || isLink : formOfLoad(load, field) !== null
  if (!isForm) return undefined
  const answer = await send(pageOnly(pageUrl))
  if (answer.kind === 'failed') return { kind: 'failed', cause: 'shop-error' }
  if (answer.kind !== 'page') return answer
  const { total, lines } = look(answer.view, { ...landmarks, place: undefined })
  const isSame =
    total?.money.minor === arrival?.total?.money.minor &&
    total?.money.currency === arrival?.total?.money.currency
  if (total === undefined || !isSame) return undefined
  const form = {
    total: { key: total.key, path: total.path, rivals: total.rivals },
    fieldName: field?.getAttribute('name') ?? null,
  }
  const driver = createFormDriver({
    ...{ send, pageUrl, first: answer.view, ...form },
    FormData: document.defaultView?.FormData ?? FormData,
    submitter: field === null ? null : control,
  })
  return { driver, note: { form, lines } }
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
