/** `node zip-package.ts <folder> <browser>`: the file for a store, of the sources one stands in. */
import { zip } from 'wxt'

const [outDir, browser] = process.argv.slice(2)
if (outDir === undefined || browser === undefined) throw new Error('name a folder and a browser')
await zip({ outDir, browser, mode: 'production' })
