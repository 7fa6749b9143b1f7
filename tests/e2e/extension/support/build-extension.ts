/** `node build-extension.ts <folder>`: the production build, for the site of `POUCH_SITE_ORIGIN`. */
import { build } from 'wxt'

const [outDir] = process.argv.slice(2)
if (outDir === undefined) throw new Error('name the folder to build into')
await build({ outDir, mode: 'production' })
