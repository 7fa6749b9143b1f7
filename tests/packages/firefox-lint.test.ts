import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { buildPackage, origins, root } from './support/build-package.ts'

type Report = Record<'errors' | 'warnings' | 'notices', { code: string; file?: string }[]>

async function lint(directory: string): Promise<Report> {
  const program = join(root, 'node_modules/addons-linter/bin/addons-linter')
  // It ends with 1 where it finds an error; what it found is on its standard output all the same.
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    '--output=json',
    directory,
  ]).catch((failure: unknown) => failure as { stdout: string })
  return JSON.parse(stdout) as Report
}

/** Warnings and notices, each as often as it was found; a hash in a file's name is a `*`. */
function findingsOf({ warnings, notices }: Report): string[] {
  return [...warnings, ...notices]
    .map(({ code, file = '' }) => `${code} in ${file.replace(/-[\w-]{8}\.js$/, '-*.js')}`)
    .sort()
}

/** The rows of the table of permitted findings, each as often as it says. */
async function permitted(): Promise<string[]> {
  const page = await readFile(join(root, 'docs/extension-builds.md'), 'utf8')
  return [...page.matchAll(/^\| `([A-Z_]+)` \| `([^`]+)` \| (\d+) \|/gm)]
    .flatMap(([, code, file, times]) =>
      Array.from({ length: Number(times) }, () => `${code} in ${file}`),
    )
    .sort()
}

test("Mozilla's linter finds no error in the Firefox build, and exactly the warnings that the docs permit", async () => {
  await using built = await buildPackage('firefox', origins)
  const report = await lint(built.directory)
  expect(report.errors).toEqual([])
  expect(findingsOf(report)).toEqual(await permitted())
})
