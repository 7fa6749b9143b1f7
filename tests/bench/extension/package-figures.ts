import { execFile } from 'node:child_process'
import { glob, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Figure } from '../figure.ts'

/**
 * Scripts by what they are called among the figures, each with what is loaded for it: the engine
 * finds the parts of the finder in the page.
 */
const scripts = {
  finder: ['finder.js'],
  look: ['look-parts.js', 'look.js'],
  engine: ['bar-parts.js', 'run.js'],
  background: ['background.js'],
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
    env: {
      ...process.env,
      NODE_ENV: 'production',
      POUCH_SITE_ORIGIN: 'https://pouch.example',
      POUCH_API_ORIGIN: 'https://api.pouch.example',
    },
  })
  const built = join(folder, 'chrome-mv3')
  const popup = await loadedBy(join(built, 'popup.html'))
  for (const [name, names] of Object.entries({ ...scripts, popup })) {
    const sizes = await Promise.all(
      names.map(async (each) => gzipSync(await readFile(join(built, each))).length),
    )
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    yield { name: `extension.gzip.${name}.kB`, value: bytes / 1000, unit: 'kB' }
  }
  const { size } = await stat(await theOne(folder, '*.zip'))
  yield { name: 'extension.zip.kB', value: size / 1000, unit: 'kB' }
}

/** The scripts that a page loads when it opens, those of its later parts left out. */
async function loadedBy(page: string): Promise<string[]> {
  const markup = await readFile(page, 'utf8')
  const names = [...markup.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, name = '']) => name)
  if (names.length === 0) throw new Error(`${page} loads no script`)
  return names
}

/** @throws Error where not exactly one file fits */
async function theOne(folder: string, pattern: string): Promise<string> {
  const [file, ...more] = await Array.fromAsync(glob(pattern, { cwd: folder }))
  if (file === undefined || more.length > 0) {
    throw new Error(`not exactly one file in ${folder} is called ${pattern}`)
  }
  return join(folder, file)
}
