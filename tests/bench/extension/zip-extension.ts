/** `node zip-extension.ts <folder>`: the production build, unpacked and as the file for stores. */
import { zip } from 'wxt'

const [outDir] = process.argv.slice(2)
if (outDir === undefined) throw new Error('name the folder to build into')
await zip({ outDir, mode: 'production' })
