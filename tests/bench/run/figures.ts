import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePorts, type Ports } from '#local/ports.ts'
import { startProduct } from '#tests/support/product.ts'
import type { Figure, Settings } from '../figure.ts'

/** What whoever has cloned the repository waits for. */
export async function* runFigures({ say, long }: Settings): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'pouch-bench-'))
  try {
    const dataDir = join(folder, 'data')
    // The same for both: the addresses go into the builds.
    const ports = await freePorts()
    say('Starting the product, with nothing made before')
    yield { name: 'run.start.first.s', value: await timeStart(dataDir, ports), unit: 's' }
    say('Starting it again')
    yield { name: 'run.start.again.s', value: await timeStart(dataDir, ports), unit: 's' }
  } finally {
    await rm(folder, { recursive: true })
  }
  if (!long) return
  say('Running all tests')
  yield { name: 'run.test.s', value: await timeTests(), unit: 's' }
}

/** Seconds from `npm start` until every address answers. */
async function timeStart(dataDir: string, ports: Ports): Promise<number> {
  const from = performance.now()
  const product = await startProduct(dataDir, {
    ports,
    show: (printed) => process.stderr.write(printed),
  })
  const seconds = secondsSince(from)
  const wrong = await product.stop()
  if (wrong.length > 0) throw new Error(wrong.join('; '))
  return seconds
}

/** Seconds of `npm test`, whose own output goes to standard error. */
async function timeTests(): Promise<number> {
  const root = resolve(import.meta.dirname, '../../..')
  const from = performance.now()
  const tests = spawn(process.execPath, ['tests/verify.ts'], {
    cwd: root,
    stdio: ['ignore', process.stderr, 'inherit'],
  })
  const [code] = (await once(tests, 'close')) as [number | null]
  if (code !== 0) throw new Error(`npm test ended with ${String(code)}`)
  return secondsSince(from)
}

const secondsSince = (from: number) => (performance.now() - from) / 1000
