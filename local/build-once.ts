import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

interface Build {
  /** Folder that the paths below begin at. */
  readonly root: string
  /** One of the files that the build writes. */
  readonly result: string
  /** Glob patterns of the files that it reads. */
  readonly sources: readonly string[]
  /** Whatever else it depends on; compared as JSON. */
  readonly inputs: unknown
  /** Where the build is remembered. */
  readonly stampFile: string
}

/** Runs a build unless its result is the one that the last run made of the same inputs. */
export async function buildOnce(
  { root, result, sources, inputs, stampFile }: Build,
  build: () => Promise<void>,
): Promise<void> {
  const digest = createHash('sha256').update(JSON.stringify(inputs))
  for (const path of (await Array.fromAsync(glob(sources, { cwd: root }))).sort()) {
    const { size, mtimeMs } = await stat(resolve(root, path))
    digest.update(`${path} ${size} ${mtimeMs}\n`)
  }
  const made = digest.digest('hex')
  // The result's own time tells whether another command has built over it.
  const stampNow = async () => `${made} ${(await stat(resolve(root, result))).mtimeMs}`
  const before = await readFile(stampFile, 'utf8').catch(() => undefined)
  if (before !== undefined && before === (await stampNow().catch(() => undefined))) return
  await build()
  await mkdir(dirname(stampFile), { recursive: true })
  await writeFile(stampFile, await stampNow())
}
