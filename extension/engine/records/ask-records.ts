import type { Sight } from '../look.ts'
import {
  calledAsRecorded,
  unrecorded,
  type CodeRecords,
  type RecordedCode,
} from './code-records.ts'

export interface RecordsOptions {
  readonly records: CodeRecords | undefined
  readonly fetch: typeof fetch
  readonly timeoutMs: number
}

/** A sight with the codes of the shop's records in place of the names of their rules. */
interface Recorded {
  readonly sight: Sight
  /** All that the records are known to say. */
  readonly recorded: readonly RecordedCode[]
}

/**
 * Has the shop's records tell of the rows that nothing is known of, which are asked for once each, with
 * the shopper's own session.
 */
export type AskRecords = (sight: Sight, known?: readonly RecordedCode[]) => Promise<Recorded>

export function createAskRecords({ records, fetch, timeoutMs }: RecordsOptions): AskRecords {
  async function told({ url, codesIn }: CodeRecords): Promise<readonly RecordedCode[]> {
    try {
      const response = await fetch(url, {
        credentials: 'same-origin',
        cache: 'no-store',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return (response.ok ? codesIn(await response.text()) : undefined) ?? []
    } catch {
      return []
    }
  }

  return async (sight, known = []) => {
    const { applied, ruleRows } = sight
    if (records === undefined || unrecorded(ruleRows, known).length === 0) {
      return { sight, recorded: known }
    }
    const now = await told(records)
    const before = known.filter((each) =>
      now.every(({ takenOffBy }) => takenOffBy !== each.takenOffBy),
    )
    const untold = unrecorded(ruleRows, [...now, ...before]).map(({ address }) => ({
      takenOffBy: address,
    }))
    const recorded = [...now, ...before, ...untold]
    return { sight: { ...sight, applied: calledAsRecorded(applied, ruleRows, recorded) }, recorded }
  }
}
