import { execFile } from 'node:child_process'
import { glob, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Figure } from '../figure.ts'

/** Scripts by what they are called among the figures; a `*` stands for the hash in a name. */
const scripts = {
  finder: 'finder.js',
  engine: 'run.js',
  background: 'background.js',
  popup: 'chunks/popup-*.js',
}

/**
 * Sizes of the production build for Chrome.
 *
 * @param folder empty, to build into
 */
export async function* packageSizes(folder: string): AsyncGenerator<Figure> {
  const program = fileURLToPath(import.meta.resolve('./zip-extension.ts'))
  await promisify(execFile)(process.execPath, [program, folder], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, NODE_ENV: 'production', POUCH_SITE_ORIGIN: 'https://pouch.example' },
  })
  for (const [name, pattern] of Object.entries(scripts)) {
    const script = await readFile(await theOne(join(folder, 'chrome-mv3'), pattern))
    yield { name: `extension.gzip.${name}.kB`, value: gzipSync(script).length / 1000, unit: 'kB' }
  }
  const { size } = await stat(await theOne(folder, '*.zip'))
  yield { name: 'extension.zip.kB', value: size / 1000, unit: 'kB' }
}

/** @throws Error where not exactly one file fits */
async function theOne(folder: string, pattern: string): Promise<string> {
  const [file, ...more] = await Array.fromAsync(glob(pattern, { cwd: folder }))
  if (file === undefined || more.length > 0) {
    throw new Error(`not exactly one file in ${folder} is called ${pattern}`)
  }
  return join(folder, file)
}
