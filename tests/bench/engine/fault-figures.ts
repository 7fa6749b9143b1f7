import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { harms } from '#tests/corpus/judge.ts'
import type { Figure, Settings } from '../figure.ts'

const runs = 1000
/** Runs of one process: what came of it is told when it ends. */
const runsAtOnce = 100

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

type Test = Report['testResults'][number]['assertionResults'][number]

/** `tests/e2e/extension/faults.test.ts` with a thousand seeds, in a real browser. */
export async function* faultFigures({ say }: Pick<Settings, 'say'>): AsyncGenerator<Figure> {
  say(`${runs} runs among faults: about an hour`)
  const tests: Test[] = []
  while (tests.length < runs) {
    const seeds = Array.from({ length: runsAtOnce }, (_, index) => tests.length + index + 1)
    const ended = await runSeeds(seeds)
    if (ended.length !== seeds.length)
      throw new Error(`${ended.length} runs in place of ${seeds.length}`)
    tests.push(...ended)
    say(
      `${tests.length} runs have ended, ${tests.filter(hasFailed).length} of them in harm or not at all`,
    )
  }
  const failed = tests.filter(hasFailed)
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

const hasFailed = ({ status }: Test) => status !== 'passed'

async function runSeeds(seeds: readonly number[]): Promise<readonly Test[]> {
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
      env: { ...process.env, POUCH_FAULT_SEEDS: seeds.join(',') },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  await once(child, 'close')
  const report = JSON.parse(await readFile(file, 'utf8')) as Report
  await rm(folder, { recursive: true })
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => title.includes('seed'))
}
