import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { resolveConfig } from '@netlify/config'
import { parseAllHeaders, type Header } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#domain/locale.ts'
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
    const paths = [
      ...pageKeys.flatMap((key) =>
        locales.map((locale) => pagePath(key, locale, parametersOf(key))),
      ),
      ...['/_astro/a.1234.js', '/extension/index.json', '/share.png', '/'],
    ]
    for (const path of paths) {
      const fitting = headers.filter(({ forRegExp }) => forRegExp.test(path))
      expect(Object.assign({}, ...fitting.map(({ values }) => values))).toEqual(headersOf(path))
    }
  })
})

it('netlify.toml builds the site into the folder that holds these files', async () => {
  const { config } = (await resolveConfig({
    config: resolve(import.meta.dirname, '../../netlify.toml'),
    ...{ offline: true, mode: 'cli', context: 'production', branch: 'main', buffer: true },
  })) as { config: { build: Record<string, unknown>; redirects: unknown[]; headers: unknown[] } }
  expect(config.build).toMatchObject({
    command: 'npm run build:site',
    publish: resolve(import.meta.dirname, '../../dist'),
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
  readonly conditions?: Readonly<Record<string, unknown>>
}
