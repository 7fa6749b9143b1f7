/**
 * The last step of `npm run zip:extension`: looks into the files in `.output/` that were made for
 * the stores, and writes their SHA-256 beside them, as `sha256sum -c` reads them.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { filesIn } from './files/archive.ts'
import { sha256 } from './files/compare.ts'
import { faultsOfPackage, faultsOfSources, releaseFiles } from './files/release.ts'

const root = resolve(import.meta.dirname, '..')
const output = resolve(root, '.output')
const { version } = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8')) as {
  version: string
}

const lines: string[] = []
const faults: string[] = []
for (const name of releaseFiles(version)) {
  const archive = await readFile(resolve(output, name))
  const files = filesIn(archive)
  const found = name.endsWith('-sources.zip')
    ? faultsOfSources(files)
    : faultsOfPackage(files, version)
  faults.push(...found.map((fault) => `${name}: ${fault}`))
  lines.push(`${sha256(archive)}  ${name}\n`)
}
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exitCode = 1
} else {
  await writeFile(resolve(output, 'SHA256SUMS'), lines.join(''))
  process.stdout.write(lines.join(''))
}
