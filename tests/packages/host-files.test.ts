import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from '@netlify/config'
import { parseAllHeaders, type Header } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#domain/locale.ts'
import { redirectOf } from '#domain/addresses.ts'
import { hostStep, missingStep } from '#local/host-step.ts'
import { pageKeys, pageOf, pagePath, type PageKey } from '#domain/pages.ts'
import { netlifyRedirects } from '#domain/routes/netlify-redirects.ts'
import { redirectTable } from '#domain/routes/redirect-table.ts'
import { headerRules, headersOf, netlifyHeaders } from '#domain/routes/site-headers.ts'

/** The static host's files, read as the host itself reads them. */
let folder: string
const configuration = {
  dealsAddress: 'https://deals.example/all',
  accountOrigin: 'https://account.example',
}
const lines = netlifyRedirects(redirectTable, configuration)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pouch-host-'))
  await writeFile(join(folder, '_redirects'), `${lines.join('\n')}\n`)
  await writeFile(join(folder, '_headers'), `${netlifyHeaders().join('\n')}\n`)
})
afterAll(() => rm(folder, { recursive: true }))

describe('_redirects', () => {
  const read = async () => {
    const { redirects, errors } = await parseAllRedirects({
      redirectsFiles: [join(folder, '_redirects')],
      configRedirects: [],
      minimal: true,
    })
    return { errors, redirects: redirects as Redirect[] }
  }

  it('is read without an error, every line of it and in its order', async () => {
    const { redirects, errors } = await read()
    expect(errors).toEqual([])
    expect(redirects.map(({ from }) => from)).toEqual(lines.map((line) => line.split(' ')[0]))
    expect(redirects.map(({ status }) => String(status))).toEqual(
      lines.map((line) => / (\d{3})!?(?: |$)/.exec(line)?.[1]),
    )
  })

  it('leads out of the site only where the table does', async () => {
    const { redirects } = await read()
    const outwards = redirects.filter(({ to }) => !to.startsWith('/'))
    expect(new Set(outwards.map(({ to }) => new URL(to).hostname))).toEqual(
      new Set(['deals.example', 'account.example']),
    )
  })

  it('says 404 for what is missing under each locale before it looks for a locale', async () => {
    const { redirects } = await read()
    const catchAll = redirects.findIndex(({ from }) => from === '/*')
    for (const locale of locales) {
      const end = redirects.findIndex(({ from }) => from === `/${locale}/*`)
      expect(redirects[end]).toMatchObject({ status: 404, to: `/${locale}/404` })
      expect(end).toBeLessThan(catchAll)
    }
  })

  it('chooses the locale by the cookie of the last visit, then by the language, then for everybody', async () => {
    const { redirects } = await read()
    const choices = redirects.filter(({ from }) => from === '/*')
    expect(choices.map(({ to }) => to)).toEqual([
      ...locales.map((locale) => `/${locale}/:splat`),
      '/en-gb/:splat',
      '/de-de/:splat',
      '/en-gb/:splat',
    ])
    expect(choices.map(({ conditions }) => Object.keys(conditions ?? {}).join())).toEqual([
      ...locales.map(() => 'Cookie'),
      'Language',
      'Language',
      '',
    ])
  })
})

describe('an address under a locale that no file answers', () => {
  /** What the host does with it, by the first of its rules that fits. */
  function byHost(rules: readonly Redirect[], path: string, query: string): string {
    for (const { from, to, status, query: wanted = {} } of rules) {
      // A flag is seen where an equals sign follows it, as the host's own matcher has it.
      if (Object.keys(wanted).some((name) => !`&${query}`.includes(`&${name}=`))) continue
      const pattern = from
        .replace(/:(\w+)/g, '(?<$1>[^/]+)')
        .replace(/\/\*$/, '(?:/(?<splat>.*?))?')
      const groups = new RegExp(`^${pattern}/?$`).exec(path)?.groups
      if (groups === undefined && !new RegExp(`^${pattern}/?$`).test(path)) continue
      const filled = to.replace(/:([a-z]+)(?=\/|$)/g, (_, name: string) => groups?.[name] ?? '')
      return status === 404 ? 'nothing' : `${String(status)} ${bare(filled)}`
    }
    return 'nothing'
  }

  /** What our own server does with it, likewise. */
  function byServer(path: string, query: string): string {
    const spelling = redirectOf(path, undefined, '')
    if (spelling !== undefined) return `${spelling.status} ${bare(spelling.to)}`
    const asked = { path, query: [...new URLSearchParams(query)], configuration }
    const step = hostStep(asked) ?? missingStep(asked)
    if (step === undefined) return 'nothing'
    // Without a value the page is a file of its own.
    if (step.kind === 'page')
      return bare(step.path) === bare(path) ? 'nothing' : `200 ${bare(step.path)}`
    // The host hands the query on by itself.
    const passed = step.to.replace(/\?(?!notice=).*$/, '')
    return `${String(step.status)} ${bare(passed)}`
  }

  /** A slash at the end means nothing to the account site. */
  const bare = (address: string) => address.replace(/\/$/, '')

  const word = fc.stringMatching(/^[a-z0-9]{1,6}$/)
  const paths = fc
    .tuple(
      fc.oneof(
        { arbitrary: fc.constantFrom<string>(...locales), weight: 9 },
        fc.mixedCase(fc.constantFrom(...locales)),
      ),
      fc.oneof(
        // Of `index.html` the host shows the file, which leads on itself.
        fc.constantFrom(
          ...redirectTable.map(({ path }) => path).filter((path) => path !== 'index.html'),
        ),
        word,
      ),
      fc.array(fc.oneof(word, fc.constantFrom('gb', 'de', 'DE')), { minLength: 2, maxLength: 2 }),
      fc.option(word, { nil: '', freq: 5 }),
      fc.constantFrom('', '/'),
    )
    .map(([locale, pattern, values, more, end]) => {
      const rest = [...values]
      const filled = pattern
        .replace(/\/\{\w+\?\}/, () => (more.length % 2 === 0 ? '' : `/${rest.pop() ?? ''}`))
        .replace(/\{\w+\}|\*/g, () => rest.pop() ?? '')
      const path = `/${locale}/${filled}${more.length > 3 ? `/${more}` : ''}${end}`
      return path.replace(/\/+/g, '/')
    })

  it('meets the same with the host as with our own server', async () => {
    const { redirects } = await parseAllRedirects({
      redirectsFiles: [join(folder, '_redirects')],
      configRedirects: [],
      minimal: true,
    })
    const rules = redirects as Redirect[]
    fc.assert(
      fc.property(
        paths,
        fc.constantFrom('', 'installed=1', 'a=b&installed=', 'a=b'),
        (path, query) => {
          expect(byHost(rules, path, query)).toBe(byServer(path, query))
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('_headers', () => {
  const read = async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(folder, '_headers')],
      configHeaders: undefined,
      minimal: false,
    })
    return { errors, headers: headers as Header[] }
  }

  it('is read without an error, with every rule of the table', async () => {
    const { headers, errors } = await read()
    expect(errors).toEqual([])
    expect(headers.map((each) => [each.for, each.values])).toEqual(
      headerRules.map(({ path, headers: values }) => [path, values]),
    )
  })

  it('means for every page what our own server sends', async () => {
    const { headers } = await read()
    const pagesOfAll = pageKeys.flatMap((key) =>
      locales.map((locale) => pagePath(key, locale, parametersOf(key))),
    )
    const paths = [
      ...pagesOfAll,
      // Whoever calls a page back may leave out the slash.
      ...pagesOfAll.map((path) => path.slice(0, -1)),
      ...['/_astro/a.1234.js', '/extension/index.json', '/share.png', '/'],
    ]
    for (const path of paths) {
      const fitting = headers.filter(({ forRegExp }) => forRegExp.test(path))
      expect(Object.assign({}, ...fitting.map(({ values }) => values))).toEqual(headersOf(path))
    }
  })
})

it('netlify.toml builds the site into the folder that holds these files', async () => {
  // Alone: beside a built site the host would add what the site's own files say.
  const root = join(folder, 'repository')
  await mkdir(root)
  const toml = join(root, 'netlify.toml')
  await copyFile(join(import.meta.dirname, '../../netlify.toml'), toml)
  const { config } = (await resolveConfig({
    ...{ config: toml, repositoryRoot: root },
    ...{ offline: true, mode: 'cli', context: 'production', branch: 'main', buffer: true },
  })) as { config: { build: Record<string, unknown>; redirects: unknown[]; headers: unknown[] } }
  expect(config.build).toMatchObject({
    command: 'npm run build:site',
    publish: join(root, 'dist'),
  })
  // One table, one place.
  expect(config.redirects).toEqual([])
  expect(config.headers).toEqual([])
})

/** Any value for each parameter of a page's path. */
function parametersOf(key: PageKey): Record<string, string> {
  const names = [...pageOf(key).path.matchAll(/\{(\w+)\??\}/g)].flatMap(([, name]) => name ?? [])
  return Object.fromEntries(names.map((name) => [name, 'x']))
}

interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: number
  readonly query?: Readonly<Record<string, string>>
  readonly conditions?: Readonly<Record<string, unknown>>
}
