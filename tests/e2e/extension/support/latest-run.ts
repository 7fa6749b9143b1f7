import * as v from 'valibot'
import { run as runShape, type Run } from '#domain/contract/run.ts'

/** The run that began last, of whatever tab, in what the extension keeps until the browser ends. */
export function latestRun(stored: Readonly<Record<string, unknown>>): Run | undefined {
  const runs = Object.entries(stored).flatMap(([key, run]) =>
    key.startsWith('run:') ? [v.parse(runShape, run)] : [],
  )
  return runs.sort((one, other) => other.startedAt.localeCompare(one.startedAt))[0]
}
