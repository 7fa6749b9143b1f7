/** `node build-extension.ts <folder> [browser] [mode]`: a build for the site of `POUCH_SITE_ORIGIN`. */
import { build } from 'wxt'

const [outDir, browser = 'chrome', mode = 'production'] = process.argv.slice(2)
if (outDir === undefined) throw new Error('name the folder to build into')
await build({ outDir, browser, mode })
