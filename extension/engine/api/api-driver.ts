import type { Answer, Driver } from '../drivers/driver.ts'
import { plainText } from '../dom/text.ts'
import type { Landmarks, Sight } from '../look.ts'
import { createApiClient, type ApiAnswer, type ApiClient } from './api-client.ts'
import type { ApiDialect, ApiRequest, ShopApi, ShopCart } from './shop-api.ts'

export interface OpenApiOptions {
  readonly document: Document
  readonly fetch: typeof fetch
  readonly timeoutMs: number
  readonly landmarks: Landmarks
  /** The page as the shopper sees it; left out where a run goes on in another document. */
  readonly arrival?: Sight | undefined
}

/** Opens the interface; undefined where it doesn't say what the page says. */
export type OpenApi = (options: OpenApiOptions) => Promise<Opened | undefined>

interface Opened {
  readonly driver: Driver
  /** The basket's lines as the interface tells them. */
  readonly lines: Sight['lines']
}

/**
 * Nothing but a read is sent before the interface is seen to hold the page's own total and codes,
 * so that the saving is measured by what the shopper sees.
 */
export function openShopApi(api: ShopApi): OpenApi {
  return async (options) => {
    const { document, arrival } = options
    const dialect = api(document)
    if (dialect === undefined) return undefined
    const driver = createApiDriver(dialect, createApiClient(options), document)
    const answer = await driver.read(options.landmarks)
    if (answer.kind !== 'seen') return undefined
    if (arrival !== undefined && !isSame(answer.sight, arrival)) return undefined
    return { driver, lines: answer.sight.lines }
  }
}

function isSame(told: Sight, shown: Sight): boolean {
  const codes = ({ applied }: Sight) => applied.map(({ code }) => code?.toLowerCase()).sort()
  return (
    told.total?.money.minor === shown.total?.money.minor &&
    told.total?.money.currency === shown.total?.money.currency &&
    codes(told).join('\n') === codes(shown).join('\n')
  )
}

/** The answer is none that the dialect knows. */
const unknown: Answer = { kind: 'unable', cause: 'no-field' }

/**
 * Uses a platform's own interface. An answer that is not understood makes the driver `unable`: the
 * caller goes back to the page, whatever the shop has taken by then.
 */
export function createApiDriver(dialect: ApiDialect, send: ApiClient, document: Document): Driver {
  let cart: ShopCart | undefined
  let isStale = false

  async function ask(request: ApiRequest): Promise<ApiAnswer> {
    const answer = await send(request)
    if (answer.kind === 'answer') dialect.noteHeaders?.(answer.headers)
    return answer
  }

  async function read(landmarks: Landmarks, said: readonly string[] = []): Promise<Answer> {
    const answer = await ask(dialect.read())
    cart = answer.kind === 'answer' && answer.status < 300 ? dialect.cartIn(answer.json) : undefined
    return cart === undefined ? faultOf(answer) : seen(cart, landmarks, said)
  }

  const held = () => cart

  async function known(landmarks: Landmarks): Promise<ShopCart | Answer> {
    if (cart !== undefined) return cart
    const answer = await read(landmarks)
    return held() ?? answer
  }

  async function change(request: ApiRequest, landmarks: Landmarks): Promise<Answer> {
    isStale = true
    const answer = await ask(request)
    if (answer.kind !== 'answer') return faultOf(answer)
    if (answer.status >= 300) {
      const words = dialect.refusalIn(answer.status, answer.json)
      // What else the refusal did, the basket tells.
      return words === undefined ? faultOf(answer) : read(landmarks, [asText(words)])
    }
    const changed = dialect.cartIn(answer.json)
    if (changed === undefined) return read(landmarks)
    cart = changed
    return seen(changed, landmarks, [])
  }

  function seen(told: ShopCart, { total, codes }: Landmarks, messages: readonly string[]): Answer {
    // WooCommerce writes every code in small letters; the plan knows them by those of their source.
    const spelled = (code: string) =>
      codes.find((each) => each.toLowerCase() === code.toLowerCase()) ?? code
    const row = document.body
    const place = { label: total?.key ?? '', key: total?.key ?? '', path: total?.path ?? '' }
    return {
      kind: 'seen',
      isStill: true,
      sight: {
        total: { ...place, money: told.total, minor: told.total.minor, element: row, score: 0 },
        applied: told.codes.map((code) => ({ code: spelled(code), row, remover: null })),
        ruleRows: [],
        messages,
        lines: told.lines,
        inField: undefined,
        field: undefined,
        isBusy: false,
        isLocked: false,
        chargesDelivery: false,
        countsVoucher: false,
      },
    }
  }

  /** Words for shoppers can hold marks and tags of HTML. */
  function asText(words: string): string {
    const Parser = document.defaultView?.DOMParser ?? DOMParser
    return plainText(new Parser().parseFromString(words, 'text/html').body)
  }

  return {
    read: (landmarks) => read(landmarks),

    async apply(code, landmarks) {
      const before = await known(landmarks)
      if ('kind' in before) return before
      let answer: Answer | undefined
      for (const request of dialect.apply(code, before)) {
        answer = await change(request, landmarks)
        if (answer.kind !== 'seen' || counts(code, cart)) break
      }
      const isUntidy = answer?.kind === 'seen' && (cart?.idle ?? []).length > 0
      const tidying = isUntidy && cart !== undefined ? dialect.tidy?.(cart) : undefined
      return (tidying && (await change(tidying, landmarks))) ?? answer ?? unknown
    },

    async remove(code, landmarks) {
      const before = await known(landmarks)
      return 'kind' in before ? before : change(dialect.remove(code, before), landmarks)
    },

    get isStale() {
      return isStale
    },
  }
}

function counts(code: string, cart: ShopCart | undefined): boolean {
  return cart?.codes.some((each) => each.toLowerCase() === code.toLowerCase()) === true
}

function faultOf(answer: ApiAnswer): Answer {
  if (answer.kind === 'rate-limited') return answer
  if (answer.kind === 'failed') return { kind: 'failed', cause: 'shop-error' }
  return unknown
}
