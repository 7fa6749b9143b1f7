import type * as z from 'zod/mini'
import { apiError, type ErrorCode } from '#domain/contract/error.ts'

export interface Api {
  /** For example `https://api.example`, without a slash at the end. */
  readonly origin: string
  readonly fetch?: typeof globalThis.fetch
}

/** An answer in the contract's shape, with the tag that changes whenever it does. */
export interface Answer<Data> {
  readonly data: Data
  readonly etag: string | null
}

/** The API answered with an error, or with something that the contract does not know. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/**
 * Reads an answer and checks it with its shape in the contract.
 *
 * @throws ApiFailure with the API's own code, `unavailable` where it can't be reached, `internal`
 *   where its answer has another shape.
 */
export async function getJson<Shape extends z.ZodMiniType>(
  api: Api,
  path: string,
  shape: Shape,
): Promise<Answer<z.output<Shape>>> {
  const request = api.fetch ?? globalThis.fetch
  const address = `${api.origin}${path}`
  let response: Response
  let body: unknown
  try {
    response = await request(address)
    body = await response.json()
  } catch (cause) {
    throw new ApiFailure('unavailable', `${address} can't be reached.`, { cause })
  }
  if (!response.ok) {
    const known = apiError.safeParse(body)
    if (known.success) throw new ApiFailure(known.data.code, known.data.message)
    throw new ApiFailure('internal', `${address} answered with status ${response.status}.`)
  }
  const answer = shape.safeParse(body)
  if (!answer.success) {
    throw new ApiFailure('internal', `${address} answered in a shape that is not the contract's.`, {
      cause: answer.error,
    })
  }
  return { data: answer.data, etag: response.headers.get('ETag') }
}
