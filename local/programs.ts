import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { Problem } from './problem.ts'

export const root = resolve(import.meta.dirname, '..')

/** Where this machine's database, the moved feeds and the stamps of builds lie. */
export const dataFolder = resolve(process.env.POUCH_DATA_DIR ?? join(root, '.data'))

interface ProgramOptions {
  readonly environment?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  /** Gets each line of standard output as it comes. */
  readonly onLine?: (line: string) => void
}

/**
 * Runs a JavaScript or TypeScript program of the repository to its end on this Node.
 *
 * @param path relative to the repository's root.
 * @throws Problem with the end of what it printed, where it fails.
 */
export async function runProgram(
  what: string,
  [path, ...args]: readonly [string, ...string[]],
  { environment = {}, signal, onLine }: ProgramOptions,
): Promise<void> {
  signal.throwIfAborted()
  const child = spawn(process.execPath, [join(root, path), ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  const printed: string[] = []
  const keep = (chunk: Buffer) => {
    const lines = chunk.toString().split('\n')
    printed.push(...lines.filter((line) => line.trim() !== ''))
    printed.splice(0, printed.length - 30)
  }
  child.stdout.on('data', (chunk: Buffer) => {
    keep(chunk)
    for (const line of chunk.toString().split('\n')) if (line.trim() !== '') onLine?.(line)
  })
  child.stderr.on('data', keep)
  const code = await new Promise<number | null>((done, fail) => {
    child.on('error', fail)
    child.on('close', done)
  })
  if (code === 0) return
  // Our own programs say in one line what to do; others need it said what they were run for.
  const [line = '', ...more] = printed
  throw new Problem(
    more.length === 0 && line !== '' ? line : `${what} failed:\n${printed.join('\n')}`,
  )
}
