import type { Money } from '#domain/money/money.ts'
import type { BasketLines } from '../basket-lines.ts'

/** What a shop's basket interface says that the shop holds. */
export interface ShopCart {
  readonly total: Money
  /** Codes that count now, as the shop writes them. */
  readonly codes: readonly string[]
  /** Codes that the shop keeps in its list although they don't count. */
  readonly idle?: readonly string[]
  /** One entry for each kind of goods, that changes with their number. */
  readonly lines: BasketLines
}

export interface ApiRequest {
  /** Address at the page's own origin. */
  readonly path: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
}

/** How one platform's interface is spoken to: what is sent, and how its answers are read. */
export interface ApiDialect {
  /** Asks for the basket as it is. */
  read(): ApiRequest
  /**
   * Each is sent where the code doesn't count after the one before.
   *
   * @param cart as it is before.
   */
  apply(code: string, cart: ShopCart): readonly ApiRequest[]
  remove(code: string, cart: ShopCart): ApiRequest
  /** Takes idle codes out of the shop's list. */
  tidy?(cart: ShopCart): ApiRequest
  /** The basket in an answer; undefined where its shape is not the one that is known. */
  cartIn(answer: unknown): ShopCart | undefined
  /** The shop's words in an answer that refuses a code; undefined where it is no refusal. */
  refusalIn(status: number, answer: unknown): string | undefined
  /** What an answer's headers give for the requests to come. */
  noteHeaders?(headers: Headers): void
}

/** A platform's interface; undefined where the page doesn't tell how it is reached. */
export type ShopApi = (document: Document) => ApiDialect | undefined
