import { spawn } from 'node:child_process'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { freePorts, type Ports } from '#local/ports.ts'

export interface Product {
  /** What programs that look at the running product need to find it. */
  readonly environment: Readonly<Record<string, string>>
  /** Ends it as Ctrl-C does; resolves to what is wrong with how it ended, an empty list if nothing. */
  stop(): Promise<string[]>
}

interface ProductOptions {
  /** Free ones when left out. */
  readonly ports?: Ports
  /** Gets what the command prints; standard output when left out. */
  readonly show?: (printed: string) => void
}

/**
 * Starts the product with the command of `npm start`, with its data in `dataDir`.
 *
 * @throws Error where the command ends before it says that the product is running.
 */
export async function startProduct(
  dataDir: string,
  { ports: given, show = (printed) => process.stdout.write(printed) }: ProductOptions = {},
): Promise<Product> {
  const ports = given ?? (await freePorts())
  const root = resolve(import.meta.dirname, '../..')
  const child = spawn(process.execPath, ['local/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      POUCH_DATA_DIR: dataDir,
      POUCH_SITE_PORT: String(ports.site),
      POUCH_API_PORT: String(ports.api),
      POUCH_SHOP_PORT: String(ports.shop),
    },
  })
  const ended = new Promise<number | null>((done) => child.on('close', done))
  await new Promise<void>((done, fail) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      show(chunk.toString())
      printed += chunk.toString()
      if (printed.includes('Pouch is running.')) done()
    })
    void ended.then(() => {
      fail(new Error('npm start ended before the product was running'))
    })
  })
  return {
    environment: {
      POUCH_SITE_ORIGIN: `http://localhost:${ports.site}`,
      POUCH_API_ORIGIN: `http://localhost:${ports.api}`,
    },
    stop: async () => {
      child.kill('SIGINT')
      const code = await ended
      return [
        ...(code === 0 ? [] : [`npm start ended with code ${String(code)}`]),
        ...(await processesOf(dataDir)),
      ]
    },
  }
}

/**
 * Processes that work in a folder or were told of it in their environment. Only Linux shows them;
 * elsewhere none are found. PostgreSQL overwrites its environment, but works in its data folder.
 */
async function processesOf(dataDir: string): Promise<string[]> {
  const left: string[] = []
  for (const pid of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) continue
    const folder = await readlink(join('/proc', pid, 'cwd')).catch(() => '')
    const environment = await readFile(join('/proc', pid, 'environ'), 'utf8').catch(() => '')
    if (folder.startsWith(dataDir) || environment.includes(`POUCH_DATA_DIR=${dataDir}\0`)) {
      const command = await readFile(join('/proc', pid, 'cmdline'), 'utf8').catch(() => '')
      left.push(`process ${pid} is left: ${command.replaceAll('\0', ' ').trim()}`)
    }
  }
  return left
}
