import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { buildPackage, root } from './support/build-package.ts'

interface Finding {
  readonly code: string
  readonly file: string
  readonly times: number
}

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

/** Each kind of warning and notice with its number; a build's hash in a file's name is a `*`. */
function findingsOf({ warnings, notices }: Report): Finding[] {
  const found = [...warnings, ...notices].map(({ code, file = '' }) => ({
    code,
    file: file.replace(/-[\w-]{8}\.js$/, '-*.js'),
  }))
  return Object.values(Object.groupBy(found, ({ code, file }) => `${code} ${file}`)).flatMap(
    ([first, ...more] = []) => (first === undefined ? [] : [{ ...first, times: 1 + more.length }]),
  )
}

/** The rows of the table of permitted warnings. */
async function permitted(): Promise<Finding[]> {
  const page = await readFile(join(root, 'docs/extension-builds.md'), 'utf8')
  return [...page.matchAll(/^\| `([A-Z_]+)` \| `([^`]+)` \| (\d+) \|/gm)].map(
    ([, code = '', file = '', times]) => ({ code, file, times: Number(times) }),
  )
}

const inOrder = (findings: readonly Finding[]): string[] =>
  findings.map(({ code, file, times }) => `${times} × ${code} in ${file}`).sort()

test("Mozilla's linter finds no error in the Firefox build, and exactly the warnings that the docs permit", async () => {
  await using built = await buildPackage('firefox', { POUCH_SITE_ORIGIN: 'https://pouch.example' })
  const report = await lint(built.directory)
  expect(report.errors).toEqual([])
  expect(inOrder(findingsOf(report))).toEqual(inOrder(await permitted()))
})
