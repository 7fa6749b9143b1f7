import * as z from 'zod/mini'
import { apiError, type ErrorCode } from '#domain/contract/error.ts'
import type { Cache, CacheOptions } from './cache.ts'

export interface Api {
  /** For example `https://api.example`, without a slash at the end. */
  readonly origin: string
  readonly fetch?: typeof globalThis.fetch
  /** Where answers are kept that may be; without it each is asked for. */
  readonly cache?: Cache
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

const keptAnswer = z.object({ data: z.unknown(), etag: z.nullable(z.string()) })

/**
 * Reads an answer and checks it with its shape in the contract.
 *
 * @param shape without transforms, since a kept answer passes it a second time.
 * @param caching of an answer that may be kept; without it none is.
 * @throws ApiFailure with the API's own code, `unavailable` where it can't be reached, `internal`
 *   where its answer has another shape.
 */
export async function getJson<Shape extends z.ZodMiniType>(
  api: Api,
  path: string,
  shape: Shape,
  caching?: CacheOptions,
): Promise<Answer<z.output<Shape>>> {
  const address = `${api.origin}${path}`
  const ask = () => askFor(address, shape, api.fetch ?? globalThis.fetch)
  if (api.cache === undefined || caching === undefined) return ask()
  const check = (kept: unknown) => {
    const { data, etag } = keptAnswer.parse(kept)
    return { data: shape.parse(data), etag }
  }
  return api.cache.answer(address, check, ask, caching)
}

async function askFor<Shape extends z.ZodMiniType>(
  address: string,
  shape: Shape,
  request: typeof globalThis.fetch,
): Promise<Answer<z.output<Shape>>> {
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
