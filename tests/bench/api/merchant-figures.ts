import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePorts } from '#local/ports.ts'
import { median, type Figure, type Settings } from '../figure.ts'
import { load, type Load } from './load.ts'

const turns = 5
const seconds = 3

interface Options extends Pick<Settings, 'say'> {
  /** A database with retailers and their vouchers. */
  readonly databaseUrl: string
}

/** The merchant call beside a bare route, each a process of its own, in turn. */
export async function* merchantFigures({ databaseUrl, say }: Options): AsyncGenerator<Figure> {
  const ids = await britishRetailers(databaseUrl)
  const { api, site: bare } = await freePorts()
  const merchants = ids.map((id) => new URL(`http://127.0.0.1:${api}/v1/deals/en-gb/${id}`))
  const rows = ids.map((id) => new URL(`http://127.0.0.1:${bare}/${id}`))
  await using servers = new AsyncDisposableStack()
  servers.use(await serve(import.meta.resolve('#api/main.ts'), databaseUrl, merchants))
  servers.use(await serve(import.meta.resolve('./bare-route.ts'), databaseUrl, rows))

  // Until both are warm.
  await load(merchants, seconds)
  await load(rows, seconds)
  const most = await inTurn(
    'at most',
    say,
    () => load(merchants, seconds),
    () => load(rows, seconds),
  )
  yield { name: 'api.merchant.ratio', value: ratio(most, ({ perSecond }) => perSecond) }

  const half = median(most.map(({ merchant }) => merchant.perSecond)) / 2
  const atHalf = await inTurn(
    `at ${Math.round(half)} a second`,
    say,
    () => load(merchants, seconds, half),
    () => load(rows, seconds, half),
  )
  yield { name: 'api.merchant.p99.ratio', value: ratio(atHalf, ({ p99 }) => p99) }
}

interface Turn {
  readonly merchant: Load
  readonly bare: Load
}

async function inTurn(
  how: string,
  say: Settings['say'],
  merchant: () => Promise<Load>,
  bare: () => Promise<Load>,
): Promise<Turn[]> {
  const done: Turn[] = []
  for (let turn = 1; turn <= turns; turn++) {
    say(`Asking ${how}, ${turn} of ${turns}`)
    done.push({ merchant: await merchant(), bare: await bare() })
  }
  return done
}

function ratio(done: readonly Turn[], of: (load: Load) => number): number {
  return median(done.map(({ merchant, bare }) => of(merchant) / of(bare)))
}

async function britishRetailers(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    "select id::int from retailers where country = 'gb' order by id limit 200",
  )
  await client.end()
  return rows.map(({ id }) => id)
}

/** Runs a program until it is disposed of; resolves once it answers. */
async function serve(program: string, databaseUrl: string, [first]: readonly URL[]) {
  const child = spawn(process.execPath, [fileURLToPath(program)], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: first?.port,
      POUCH_CLICK_KEYS: randomBytes(32).toString('base64'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isUp = () =>
    fetch(first ?? '').then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${program} ended`)
  }
  return {
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM')
      await once(child, 'close')
    },
  }
}
