import * as v from 'valibot'
import { apiError, type ErrorCode } from '#domain/contract/error.ts'
import { parsed } from '#domain/contract/parsed.ts'
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

const keptAnswer = v.object({ data: v.unknown(), etag: v.nullable(v.string()) })

/**
 * Reads an answer and checks it with its shape in the contract.
 *
 * @param shape without transforms, since a kept answer passes it a second time.
 * @param caching of an answer that may be kept; without it none is.
 * @throws ApiFailure with the API's own code, `unavailable` where it can't be reached, `internal`
 *   where its answer has another shape.
 */
export async function getJson<Shape extends v.GenericSchema>(
  api: Api,
  path: string,
  shape: Shape,
  caching?: CacheOptions,
): Promise<Answer<v.InferOutput<Shape>>> {
  const address = `${api.origin}${path}`
  const ask = () => askFor(address, shape, api.fetch ?? globalThis.fetch)
  if (api.cache === undefined || caching === undefined) return ask()
  const check = (kept: unknown) => {
    const { data, etag } = v.parse(keptAnswer, kept)
    return { data: v.parse(shape, data), etag }
  }
  return api.cache.answer(address, check, ask, caching)
}

async function askFor<Shape extends v.GenericSchema>(
  address: string,
  shape: Shape,
  request: typeof globalThis.fetch,
): Promise<Answer<v.InferOutput<Shape>>> {
  let response: Response
  let body: unknown
  try {
    response = await request(address)
    body = await response.json()
  } catch (cause) {
    throw new ApiFailure('unavailable', `${address} can't be reached.`, { cause })
  }
  if (!response.ok) {
    const known = parsed(apiError, body)
    if (known !== undefined) throw new ApiFailure(known.code, known.message)
    throw new ApiFailure('internal', `${address} answered with status ${response.status}.`)
  }
  const answer = v.safeParse(shape, body)
  if (!answer.success) {
    throw new ApiFailure('internal', `${address} answered in a shape that is not the contract's.`, {
      cause: new v.ValiError(answer.issues),
    })
  }
  return { data: answer.output, etag: response.headers.get('ETag') }
}
