import type { Outcome, Reading, Run } from '#domain/contract/run.ts'
import type { RunCause } from './causes.ts'

export type RunProgress = Omit<Run, 'tabId'>

/** The run's state as it grows; every change is reported whole. */
export function createRecord(
  codes: readonly string[],
  onProgress: (progress: RunProgress) => void,
  startedAt: Date,
) {
  let progress: RunProgress = {
    phase: 'running',
    startedAt: startedAt.toISOString(),
    arrival: null,
    arrivalCodes: [],
    final: null,
    kept: [],
    outcomes: codes.map((code) => ({ code, outcome: { kind: 'untried' } })),
    saving: null,
    currency: null,
    cause: null,
  }
  const change = (part: Partial<RunProgress>) => {
    progress = { ...progress, ...part }
    onProgress(progress)
  }

  return {
    start: () => {
      change({})
    },
    arrive: (arrival: Reading, arrivalCodes: readonly string[]) => {
      change({ arrival, arrivalCodes: [...arrivalCodes], currency: arrival.total.currency })
    },
    judge: (code: string, outcome: Outcome) => {
      change({
        outcomes: progress.outcomes.map((each) => (each.code === code ? { code, outcome } : each)),
      })
    },
    end: (phase: 'done' | 'stopped' | 'failed', cause: RunCause | null) => {
      change({ phase, cause })
    },
    /** The last word on the basket: a final reading in the arrival's currency, and what is on. */
    settle: (final: Reading | null, kept: readonly string[]) => {
      const { arrival } = progress
      const isComparable = arrival !== null && final?.total.currency === arrival.total.currency
      const saving = isComparable ? Math.max(0, arrival.total.minor - final.total.minor) : null
      change({ final, kept: [...kept], saving })
    },
    get progress() {
      return progress
    },
  }
}

export type RunRecord = ReturnType<typeof createRecord>
