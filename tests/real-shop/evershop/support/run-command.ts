import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The folder of the shop's package, which is also the folder that the shop runs in. */
export const folder = join(import.meta.dirname, '..')

/** The shop's own command, among what npm installed. */
export const evershop = join(folder, 'node_modules/@evershop/evershop/dist/bin/evershop.js')

/**
 * Runs a program in the shop's folder to its end, after other work and out of its way.
 *
 * @param environment what it gets besides ours.
 * @throws Error with the end of what it printed, where it fails.
 */
export async function runCommand(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-8000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const code = await new Promise<number | null>((done, fail) => {
    child.on('error', fail)
    child.on('close', done)
  })
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${printed}`)
}
