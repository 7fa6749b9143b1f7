import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key that seals tracking links on this machine; made at the first start, then kept. */
export async function clickKey(dataDir: string): Promise<Buffer> {
  const file = join(dataDir, 'click.key')
  const kept = await readFile(file).catch(() => undefined)
  if (kept?.length === 32) return kept
  const made = randomBytes(32)
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, made, { mode: 0o600 })
  return made
}
