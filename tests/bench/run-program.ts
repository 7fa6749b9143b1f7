import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/**
 * Runs a program of ours in a process of its own, the start of Node included.
 *
 * @param words the file and its arguments.
 * @returns how long it took, and the most memory that its process alone held.
 * @throws Error where it ends with another code than 0.
 */
export async function runProgram(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ seconds: number; peakMB: number }> {
  const from = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('./report-peak.ts'), ...words],
    { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'inherit', 'pipe'] },
  )
  const peak = child.stdio[3]
  if (peak === null || peak === undefined || !('read' in peak)) throw new Error('no pipe')
  const [[code], peakKB] = await Promise.all([
    once(child, 'close') as Promise<[number]>,
    text(peak),
  ])
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${String(code)}`)
  return { seconds: (performance.now() - from) / 1000, peakMB: (Number(peakKB) * 1024) / 1e6 }
}
