/**
 * `npm run stores:compare -- <file of a store> <zip that was built>`: says whether a store gives
 * out what was built, but for its own signature. Both may be `.zip`, `.xpi` or `.crx`.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { filesIn, type Files } from './files/archive.ts'
import { differencesOf } from './files/compare.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const [published, built] = positionals
if (published === undefined || built === undefined) {
  process.stderr.write('Name two files: the one from the store and the zip that you built.\n')
  process.exit(2)
}

/** Ends the program with a sentence where the file can't be read. */
async function read(path: string): Promise<Files> {
  try {
    return filesIn(await readFile(path))
  } catch (error) {
    process.stderr.write(`${path}: ${(error as Error).message}\n`)
    process.exit(2)
  }
}

const ours = await read(built)
const differences = differencesOf(ours, await read(published))
if (differences.length === 0) {
  process.stdout.write(`The same: all ${String(ours.size)} files of ${built}.\n`)
} else {
  for (const { kind, path } of differences) process.stdout.write(`${kind} ${path}\n`)
  process.exitCode = 1
}
