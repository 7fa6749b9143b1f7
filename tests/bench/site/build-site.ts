/**
 * `node build-site.ts <folder>`: the production build of the site into `<folder>/dist`. What one
 * build keeps for the next lies in `<folder>/cache`.
 */
import { join, resolve } from 'node:path'
import { build } from 'astro'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('name the folder to build into')
await build({
  root: resolve(import.meta.dirname, '../../..'),
  outDir: join(folder, 'dist'),
  cacheDir: join(folder, 'cache'),
  logLevel: 'warn',
})
