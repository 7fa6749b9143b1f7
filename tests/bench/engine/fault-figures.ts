import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { harms } from '#tests/corpus/judge.ts'
import type { Figure, Settings } from '../figure.ts'

const runs = 1000

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string
      readonly status: string
      readonly failureMessages: readonly string[]
      /** What `faults.test.ts` notes of a run that it lets pass. */
      readonly meta: { readonly toldWorseOff?: boolean }
    }[]
  }[]
}

/** `tests/e2e/extension/faults.test.ts` with a thousand seeds, in a real browser. */
export async function* faultFigures({ say }: Pick<Settings, 'say'>): AsyncGenerator<Figure> {
  say(`${runs} runs among faults: about forty minutes`)
  const folder = await mkdtemp(join(tmpdir(), 'pouch-faults-'))
  const file = join(folder, 'report.json')
  const root = resolve(import.meta.dirname, '../../..')
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--project', 'extension', 'tests/e2e/extension/faults.test.ts'],
      ...['--reporter=json', `--outputFile=${file}`],
    ],
    {
      cwd: root,
      env: { ...process.env, POUCH_FAULT_RUNS: String(runs) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  await once(child, 'close')
  const report = JSON.parse(await readFile(file, 'utf8')) as Report
  await rm(folder, { recursive: true })

  const tests = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => title.includes('seed'))
  if (tests.length !== runs) throw new Error(`${tests.length} runs in place of ${runs}`)
  const failed = tests.filter(({ status }) => status !== 'passed')
  for (const { title, failureMessages } of failed) say(`${title}: ${failureMessages.join(' ')}`)
  // `faults.test.ts` uses the same words.
  for (const [harm, name] of Object.entries(harms)) {
    // The demonstration shop has nothing else to press.
    if (name === 'strays') continue
    const harmed = failed.filter(({ failureMessages }) => failureMessages.join('').includes(harm))
    yield { name: `engine.faults.${name}`, value: harmed.length }
  }
  const told = tests.filter(({ meta }) => meta.toldWorseOff === true)
  for (const { title } of told) say(`${title}: lost sight of a basket that was worse off, said so`)
  yield { name: 'engine.faults.worse_off_told', value: told.length }
  // A run that never came to an end, or the browser's own trouble.
  yield { name: 'engine.faults.failed', value: failed.length }
}
