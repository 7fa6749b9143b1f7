import type { OutcomeReport } from '#domain/contract/outcomes.ts'
import { inTurn } from '../apply-codes/in-turn.ts'
import type { Store } from '../ports.ts'
import { reportsKey } from './reports-key.ts'

/** Of reports that wait; a shopper who tries more shops in so short a time is no loss. */
export const mostReports = 20
/** What is older would tell of a day that is over. */
export const keptForMs = 2 * 24 * 60 * 60 * 1000
/** A report is sent at a random moment within so long, so that it doesn't tell when somebody shopped. */
export const sentWithinMs = 6 * 60 * 60 * 1000

/** In ms since 1970. */
interface Waiting {
  readonly due: number
  readonly until: number
  readonly report: OutcomeReport
}

export interface ReportQueuePorts {
  readonly local: Store
  readonly fetch: typeof fetch
  readonly apiOrigin: string
  readonly now: () => Date
  /** From 0 to 1. */
  readonly random: () => number
  /** Whether the shopper has switched reports on, and the browser lets us. */
  readonly isAgreed: () => Promise<boolean>
}

/**
 * Reports that wait to be sent. They lie in storage, since the background may be evicted long before
 * they are due.
 */
export function reportQueue({ local, fetch, apiOrigin, now, random, isAgreed }: ReportQueuePorts) {
  const turn = inTurn()
  const oneAfterAnother = <T>(task: () => Promise<T>) => turn(0, task)

  async function read(): Promise<Waiting[]> {
    const kept = await local.get(reportsKey)
    const time = now().getTime()
    const all = Array.isArray(kept) ? (kept as Waiting[]) : []
    // A clock that was put back must keep none for longer.
    return all.filter(({ until }) => until > time && until <= time + keptForMs)
  }

  const write = (waiting: readonly Waiting[]) =>
    waiting.length === 0
      ? local.remove([reportsKey])
      : local.set({ [reportsKey]: waiting.slice(-mostReports) })

  return {
    /** A retailer that is reported on already waits with that: more wouldn't count. */
    add: (reports: readonly OutcomeReport[]): Promise<void> =>
      oneAfterAnother(async () => {
        const before = await read()
        const time = now().getTime()
        const added = reports
          .filter(({ retailer }) => !before.some(({ report }) => report.retailer === retailer))
          .map((report) => ({
            due: time + Math.round(random() * sentWithinMs),
            until: time + keptForMs,
            report,
          }))
        if (added.length > 0) await write([...before, ...added])
      }),

    /** Sends one report, if one is due: several in one moment would tell that they are one person's. */
    sendDue: (): Promise<void> =>
      oneAfterAnother(async () => {
        if ((await local.get(reportsKey)) === undefined) return
        if (!(await isAgreed())) return write([])
        const waiting = await read()
        const due = waiting.find((each) => each.due <= now().getTime())
        // Taken out before it is sent: rather lost with the background than counted twice.
        await write(waiting.filter((each) => each !== due))
        if (due === undefined) return
        await send(due.report).catch(() => write(waiting))
      }),
  }

  /**
   * Without cookies and without an origin. Firefox tells an extension's origin, which is a number of
   * the one installation, wherever the answer could be read or the referrer isn't withheld.
   *
   * @throws where nobody took it; what was answered can't be seen.
   */
  async function send(report: OutcomeReport): Promise<void> {
    await fetch(`${apiOrigin}/v1/outcomes`, {
      method: 'POST',
      body: JSON.stringify(report),
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(20_000),
    })
  }
}
export type ReportQueue = ReturnType<typeof reportQueue>
