import { describe, expect, it } from 'vitest'
import { locales } from '../locale.ts'
import { netlifyRedirects } from './netlify-redirects.ts'
import { redirectTable } from './redirect-table.ts'

const settings = {
  dealsAddress: 'https://deals.example/all',
  accountOrigin: 'https://account.pouch.example',
}
const lines = netlifyRedirects(redirectTable, settings)

interface Request {
  readonly path: string
  /** As the address has it. */
  readonly query?: string
  readonly cookies?: readonly string[]
  readonly language?: string
}

/** What the host does where there is no file, as its documentation describes it. */
function host({ path, query = '', cookies = [], language = '' }: Request): string {
  for (const line of lines) {
    const [from = '', ...rest] = line.split(' ')
    const at = rest.findIndex((part) => /^(?:\/|https:)/.test(part))
    const wanted = rest.slice(0, at).map((part) => part.replace(/=.*/, '='))
    const [to = '', status = '', condition = '='] = rest.slice(at)
    const [kind, value = ''] = condition.split('=')
    if (!wanted.every((name) => `&${query}`.includes(`&${name}`))) continue
    if (kind === 'Cookie' && !cookies.includes(value)) continue
    if (kind === 'Language' && value !== language) continue
    const pattern = from.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/\*$/, '(?:/(?<splat>.*))?')
    const found = new RegExp(`^${pattern}/?$`).exec(path)
    const filled = to.replace(/:([a-z]+)/g, (_, name: string) => found?.groups?.[name] ?? '')
    if (found) return `${status} ${filled}`
  }
  return 'nothing'
}

describe('the file of redirects', () => {
  it('has lines of a kind that the host reads', () => {
    for (const line of lines) {
      expect(line).toMatch(
        /^\/\S*(?: \w+=:\w+)? (?:\/|https:\/\/)\S+ (?:200|301|302|404)!?(?: (?:Cookie|Language)=[\w-]+)?$/,
      )
    }
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('has no line that leads to its own beginning, which the host ignores', () => {
    const bare = (address: string) => address.replace(/\/$/, '')
    for (const line of lines) {
      const [from = '', ...rest] = line.split(' ')
      expect(rest.map(bare)).not.toContain(bare(from))
    }
  })

  it('ends what is missing under a locale before it looks for a locale', () => {
    const firstCatchAll = lines.findIndex((line) => line.startsWith('/* '))
    for (const locale of locales) {
      const end = lines.indexOf(`/${locale}/* /${locale}/404 404`)
      expect(end).toBeGreaterThan(-1)
      expect(end).toBeLessThan(firstCatchAll)
      const later = lines.slice(end + 1).filter((line) => line.startsWith(`/${locale}/`))
      expect(later).toEqual([])
    }
    expect(lines.at(-1)).toBe('/* /en-gb/:splat 302')
  })

  it.each<[Request, string]>([
    [{ path: '/' }, '302 /en-gb/'],
    [{ path: '/deals/tern/' }, '302 /en-gb/deals/tern/'],
    [{ path: '/', language: 'de' }, '302 /de-de/'],
    [{ path: '/', language: 'fr' }, '302 /en-gb/'],
    [{ path: '/faq/', language: 'de', cookies: ['pouch_locale_en-de'] }, '302 /en-de/faq/'],
    [{ path: '/en-GB/deals/' }, '301 /en-gb/deals/'],
    [{ path: '/De-dE', language: 'en' }, '301 /de-de/'],
    [{ path: '/_astro/gone.js' }, '404 /en-gb/404'],
    [{ path: '/de-de/404/' }, '404! /de-de/404/index.html'],
    [{ path: '/de-de/404/index.html' }, '404! /de-de/404'],
    [{ path: '/en-gb/500/' }, '404! /en-gb/404'],
    [{ path: '/en-gb/500/index.html' }, '404! /en-gb/404'],
    [{ path: '/de-de/nothing/' }, '404 /de-de/404'],
    [{ path: '/de-de/deals/gone/' }, '302 /de-de/deals/?notice=retailer-not-found'],
    [{ path: '/de-de/deals/gone/x' }, '404 /de-de/404'],
    [{ path: '/en-de/blog/gone' }, '302 /en-de/blog/?notice=post-not-found'],
    [{ path: '/en-gb/articles/gone' }, '302 /en-gb/?notice=article-not-found'],
    [{ path: '/en-gb/landing/gone' }, '200 /en-gb/landing/'],
    [{ path: '/en-gb/landing/gone/de' }, '200 /en-gb/landing/'],
    [{ path: '/en-gb/landing/tern/DE' }, '302 /en-gb/landing/tern/de/'],
    [{ path: '/en-gb/landing/tern/fr' }, '302 /en-gb/landing/tern/'],
    [{ path: '/en-gb/landing' }, '404 /en-gb/404'],
    [{ path: '/de-gb/cms' }, '302 /admin/'],
    [{ path: '/en-gb/cilp' }, '302 /en-gb/'],
    [{ path: '/en-gb/cilp/Gull' }, '200 /en-gb/i/'],
    [{ path: '/en-gb/i/gull' }, '200 /en-gb/i/'],
    [{ path: '/en-gb/i/gull/x' }, '404 /en-gb/404'],
    [{ path: '/en-gb/podcast/gull' }, '200 /en-gb/podcast/'],
    [{ path: '/en-gb/pw' }, '302 /en-gb/pw/forgot-password/'],
    [{ path: '/en-gb/pw/reset/Z3VsbA' }, '200 /en-gb/pw/reset/'],
    [{ path: '/en-gb/ouch' }, '302 https://deals.example/all'],
    [{ path: '/en-gb/confirmation' }, '302 /en-gb/onboarding/'],
    [{ path: '/en-gb/deals', query: 'installed=1' }, '302! /en-gb/onboarding/'],
    [{ path: '/en-gb/deals', query: 'a=b&installed=' }, '302! /en-gb/onboarding/'],
    // The file is there, and its own script leads on.
    [{ path: '/en-gb/deals', query: 'installed' }, '404 /en-gb/404'],
    [{ path: '/en-gb/', query: 'installed=1' }, '302! /en-gb/onboarding/'],
    [{ path: '/en-gb/deals-redirect', query: 'installed=1' }, '302! /en-gb/onboarding/'],
    [{ path: '/en-gb/deals-redirect', query: 'installed' }, '302 /en-gb/'],
    [{ path: '/en-gb/deals-redirect' }, '302 /en-gb/'],
    [
      { path: '/en-gb/account' },
      '302 https://account.pouch.example/en-gb/account/pouch-points/overview/',
    ],
    [
      { path: '/en-gb/account/profile/' },
      '302 https://account.pouch.example/en-gb/account/profile/',
    ],
  ])('%j: %s', (request, expected) => {
    expect(host(request)).toBe(expected)
  })

  it('leads guarded pages to the sign-in while the account has no host', () => {
    const own = netlifyRedirects(redirectTable, { ...settings, accountOrigin: null })
    expect(own.filter((line) => line.startsWith('/en-gb/account'))).toEqual([
      '/en-gb/account /en-gb/account/pouch-points/overview/ 302',
      '/en-gb/account/* /en-gb/login/ 302',
    ])
  })
})

it('leads to our own deals where no other address is set', () => {
  const own = netlifyRedirects(redirectTable, { ...settings, dealsAddress: null })
  expect(own).toContain('/de-gb/ouch /de-gb/deals/ 302')
})
