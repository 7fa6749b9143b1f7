/**
 * `npm test`: every check of the repository, each as a program of its own, and one line at the end
 * that adds them up. A check without tests of its own counts as one test.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium, ensureFirefox } from './support/install-browser.ts'
import { startProduct, type Product } from './support/product.ts'

interface Counts {
  readonly passed: number
  readonly failed: number
  /** Names of the tests that failed, with what each said first. */
  readonly failures?: readonly string[]
}

interface Check {
  readonly name: string
  /** Program in node_modules and its arguments. */
  readonly run: readonly [program: string, ...args: string[]]
  /** Reads how many tests passed and failed, from the file that the program wrote. */
  readonly count?: (report: string) => Counts
  readonly report?: string
  /** Whether it looks at the product that `npm start` built and runs. */
  readonly needsProduct?: boolean
}

const root = resolve(import.meta.dirname, '..')
const reports = await mkdtemp(join(tmpdir(), 'pouch-reports-'))

const vitestCounts = (report: string): Counts => {
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(report) as {
    numPassedTests: number
    numTotalTests: number
    testResults: {
      name: string
      status: string
      message: string
      assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
    }[]
  }
  // A file that could not be loaded holds no tests, and has failed all the same.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status !== 'passed'),
  )
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + broken.length,
    failures: [
      ...broken.map(({ name, message }) => `${name}\n${message}`),
      ...failed.map(
        ({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`,
      ),
    ],
  }
}

interface PlaywrightSuite {
  readonly title: string
  readonly specs: {
    title: string
    ok: boolean
    tests: { results: { errors: { message?: string }[] }[] }[]
  }[]
  readonly suites?: PlaywrightSuite[]
}

/** The tests that failed, each with the names of what it stands in and what it said. */
const failuresIn = (
  { title: own, specs, suites = [] }: PlaywrightSuite,
  outer: readonly string[] = [],
): string[] => {
  const names = [...outer, own]
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => {
        const said = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        return [[...names, title].join(' › '), ...said.map(({ message = '' }) => message)].join(
          '\n',
        )
      }),
    ...suites.flatMap((suite) => failuresIn(suite, names)),
  ]
}

const playwrightCounts = (report: string): Counts => {
  const { stats, errors, suites } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: unknown[]
    suites: PlaywrightSuite[]
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: suites.flatMap((suite) => failuresIn(suite)),
  }
}

const vitest = (project: string): Check => {
  const report = join(reports, `${project}.json`)
  return {
    name: project,
    run: [
      'vitest/vitest.mjs',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    count: vitestCounts,
  }
}

const checks: readonly Check[] = [
  { name: 'format', run: ['prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'] },
  { name: 'types: domain is pure', run: ['typescript/bin/tsc', '--noEmit', '-p', 'domain'] },
  { name: 'dead code', run: ['knip/bin/knip.js', '--no-progress'] },
  vitest('unit'),
  vitest('packages'),
  vitest('api'),
  { name: 'types', run: ['@astrojs/check/bin/astro-check.js'], needsProduct: true },
  {
    name: 'lint',
    run: [
      'eslint/bin/eslint.js',
      '--flag',
      'unstable_native_nodejs_ts_config',
      '--max-warnings=0',
      '.',
    ],
    needsProduct: true,
  },
  { name: 'markup', run: ['html-validate/bin/html-validate.mjs', 'dist'], needsProduct: true },
  {
    name: 'site',
    run: ['@playwright/test/cli.js', 'test', '--reporter=list,json'],
    report: join(reports, 'site.json'),
    count: playwrightCounts,
    needsProduct: true,
  },
  vitest('extension'),
  vitest('firefox'),
]

/** Runs a program of node_modules with its output shown; resolves to its exit code. */
function runProgram(
  [program, ...args]: Check['run'],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment,
    })
    child.on('error', fail)
    child.on('close', (code) => {
      done(code ?? 1)
    })
  })
}

async function countsOf(check: Check, code: number): Promise<Counts> {
  const once = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  if (check.report === undefined || check.count === undefined) return once
  const report = await readFile(check.report, 'utf8').catch(() => undefined)
  if (report === undefined) return { passed: 0, failed: 1 }
  const counts = check.count(report)
  if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1 }
  // A program that failed outside its tests has failed.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

const { positionals } = parseArgs({ allowPositionals: true })
const chosen = checks.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const rows: { name: string; counts: Counts; seconds: number }[] = []

async function timed(name: string, work: () => Promise<Counts>): Promise<void> {
  console.log(`\n── ${name}`)
  const from = Date.now()
  const counts = await work().catch((error: unknown) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  rows.push({ name, counts, seconds: (Date.now() - from) / 1000 })
}

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'site.json'),
}
let product: Product | undefined
let productWasStarted = false
await timed('browser', async () => {
  environment.POUCH_CHROMIUM = await ensureChromium()
  return { passed: 1, failed: 0 }
})
if (chosen.some(({ name }) => name === 'firefox')) {
  await timed('browser: firefox', async () => {
    environment.POUCH_FIREFOX = await ensureFirefox()
    return { passed: 1, failed: 0 }
  })
}
for (const check of chosen) {
  if (check.needsProduct === true && !productWasStarted) {
    productWasStarted = true
    await timed('npm start', async () => {
      product = await startProduct(join(reports, 'data'))
      Object.assign(environment, product.environment)
      return { passed: 1, failed: 0 }
    })
  }
  await timed(check.name, async () => {
    if (check.needsProduct === true && product === undefined) {
      throw new Error('it needs the product, which did not start')
    }
    return countsOf(check, await runProgram(check.run, environment))
  })
}
await timed('Ctrl-C', async () => {
  const wrong = (await product?.stop()) ?? []
  for (const line of wrong) console.error(line)
  return wrong.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
})
await rm(reports, { recursive: true, force: true })

console.log('')
for (const { name, counts, seconds } of rows) {
  const mark = counts.failed === 0 ? '✓' : '✗'
  console.log(
    `${mark} ${name.padEnd(24)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(3)} failed ${seconds.toFixed(1).padStart(7)} s`,
  )
}
for (const { name, counts } of rows) {
  for (const failure of counts.failures ?? []) console.log(`\n✗ ${name}: ${failure}`)
}
const total = (key: 'passed' | 'failed') => rows.reduce((sum, { counts }) => sum + counts[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') === 0 ? 0 : 1
