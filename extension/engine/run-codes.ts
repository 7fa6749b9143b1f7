import { arrive } from './arrive.ts'
import { createShopDriver } from './drivers/shop-driver.ts'
import { createRecord, type RunProgress } from './record.ts'
import { carryOut } from './runner.ts'

export type { RunProgress } from './record.ts'

export interface EngineRequest {
  readonly document: Document
  /** Codes as their source wrote them, best expected first. */
  readonly codes: readonly string[]
  /** ISO 4217 currency to assume where the page shows only an ambiguous sign such as $ or kr. */
  readonly currencyHint: string
  /** How many codes to try, and how long to wait for one and for all, in ms. */
  readonly budget: {
    readonly tries: number
    readonly perCodeMs: number
    readonly totalMs: number
  }
  /** Aborted by Stop: the run ends within one code, and restores or keeps the best. */
  readonly signal: AbortSignal
  readonly fetch: typeof fetch
  /** Called after every change with the whole serialisable state. */
  readonly onProgress: (progress: RunProgress) => void
}

export interface EngineResult {
  readonly progress: RunProgress
  /** The page shows what the shop no longer holds and must be loaded again once. */
  readonly refresh: boolean
}

/**
 * Tries voucher codes on the page and leaves the basket with the lowest total, never above the
 * one at arrival.
 *
 * Never throws: a failure ends in phase `failed` with a cause of `causes.ts`, after the arrival
 * state was restored as far as the shop allows.
 */
export async function runCodes(request: EngineRequest): Promise<EngineResult> {
  const { document, budget, fetch, signal } = request
  const codes = withoutRepeats(request.codes)
  const record = createRecord(codes, request.onProgress, new Date())
  const driver = createShopDriver({ document, fetch, perCodeMs: budget.perCodeMs })
  record.start()
  try {
    const arrival = await arrive(driver, codes, request.currencyHint)
    if (typeof arrival === 'string') {
      record.end('failed', arrival)
    } else {
      record.arrive(arrival.reading, arrival.codes)
      await carryOut({ driver, record, codes, arrival, budget, signal })
    }
  } catch {
    record.end('failed', 'unexpected')
  }
  return { progress: record.progress, refresh: driver.isStale }
}

/** Codes without white space around them, each once; letter case is kept, as some shops mind it. */
function withoutRepeats(codes: readonly string[]): string[] {
  return [...new Set(codes.map((code) => code.trim()))].filter((code) => code !== '')
}
