import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storeLinks } from '../install/stores.ts'
import { locales } from '../locale.ts'
import { decideNavigation, type Facts, type RouteSettings } from './decide-navigation.ts'
import { redirectTable } from './redirect-table.ts'

const settings: RouteSettings = {
  dealsAddress: 'https://deals.example/all',
  accountOrigin: 'https://account.pouch.example',
  stores: storeLinks,
  campaigns: {
    podcast: {
      utm_source: 'podcast',
      utm_medium: 'inf',
      utm_content: 'pouch',
      utm_campaign: 'podcast',
      cilp: true,
      due: '2026-11-20',
    },
  },
}
const facts: Facts = {
  isSignedIn: false,
  hasProfile: false,
  device: { browser: 'firefox', system: 'other' },
  storedLocale: undefined,
  acceptLanguage: 'de-DE,en;q=0.5',
  tracking: { parameters: [['utm_source', 'x']], chid: 'a1' },
  today: '2026-11-20',
  isThere: () => true,
}

/** What going to an address does, in few words. */
function going(address: string, change: Partial<Facts> = {}, other: Partial<RouteSettings> = {}) {
  const [path = '', search = ''] = address.split('?')
  const query = [...new URLSearchParams(search)]
  const decision = decideNavigation(path, query, { ...facts, ...change }, { ...settings, ...other })
  switch (decision.kind) {
    case 'show':
      return `${decision.status} ${decision.page ?? 'nothing'} ${decision.locale}`
    case 'redirect': {
      const { status, delayMs, signsOut, to } = decision
      const wait = delayMs === 0 ? '' : ` after ${delayMs}`
      return `${status}${wait}${signsOut === true ? ' signed out' : ''} ${to}`
    }
    case 'leave':
      return `${decision.isChecked ? 'leave' : 'check'} ${decision.to}`
    case 'reject':
      return `reject “${decision.name}”`
    case 'file':
      return 'file'
  }
}

const mobile = { device: { browser: 'safari', system: 'ios' } } as const
const member = { isSignedIn: true, hasProfile: true }
const missing = { isThere: () => false }
const noLanding = { isThere: (path: string) => path.includes('/deals/') }
const tracked = 'utm_source=podcast&utm_medium=inf&utm_content=pouch&utm_campaign=podcast'

describe('rules for all routes come first', () => {
  it.each([
    ['/', {}, '302 /de-de/'],
    ['/', { storedLocale: 'en-de' }, '302 /en-de/'],
    ['/', { acceptLanguage: '' }, '302 /en-gb/'],
    ['/login?a=b', member, '302 /de-de/login?a=b'],
    ['/uninstall', {}, '302 /de-de/uninstall'],
    ['/EN-GB/deals/', {}, '301 /en-gb/deals/'],
    ['/index.html', {}, '302 /de-de/'],
    ['/robots.txt', {}, 'file'],
  ])('%s %j', (address, change, expected) => {
    expect(going(address, change)).toBe(expected)
  })
})

describe('then a route’s own', () => {
  it.each<[string, Partial<Facts>, string]>([
    ['/en-gb/index.html', {}, '301 /en-gb/'],
    ['/en-gb/ouch/', {}, 'leave https://deals.example/all'],
    ['/de-gb/cms', {}, '302 /admin/'],
    ['/en-gb/confirmation?a=b', {}, '302 /en-gb/onboarding/?a=b'],
    ['/en-gb/deals?installed', {}, '302 /en-gb/onboarding/'],
    ['/en-gb/deals?installed=1&a=b', {}, '302 /en-gb/onboarding/?a=b'],
    ['/en-gb/deals/', {}, '200 deals en-gb'],
    ['/en-gb/?installed&a=b', {}, '302 /en-gb/onboarding/?a=b'],
    ['/en-gb/?a=installed', {}, '200 home en-gb'],
    ['/en-gb/deals-redirect?installed', {}, '302 /en-gb/onboarding/'],
    ['/de-gb/deals-redirect', {}, '302 /de-gb/'],
    ['/en-gb/install', {}, `leave ${storeLinks.firefox}?utm_source=x&chid=a1`],
    ['/en-gb/install', mobile, 'reject “”'],
    [
      '/en-gb/install',
      { device: { browser: 'safari', system: 'other' } },
      'reject “unsupportedbrowser”',
    ],
    ['/en-gb/i', {}, `302 /en-gb/cilp/podcast/?${tracked}`],
    ['/en-gb/podcast/podcast/', mobile, `302 /en-gb/?${tracked}`],
    ['/en-gb/i/nobody', {}, '302 /en-gb/'],
    ['/en-gb/cilp/podcast', { today: '2026-11-21' }, '302 /en-gb/'],
    ['/en-gb/cilp/podcast', {}, '200 cilp en-gb'],
    ['/en-gb/cilp/Podcast?a=b', {}, '302 /en-gb/cilp/podcast/?a=b'],
    ['/en-gb/cilp', {}, '302 /en-gb/'],
    ['/en-gb/cilp/nobody?a=b', {}, '302 /en-gb/?a=b'],
    [
      '/en-gb/out?url=https://a.example/',
      {},
      '302 after 3000 /en-gb/out/?url=https%3A%2F%2Fa.example%2F&c=',
    ],
    ['/en-gb/out?url=https://a.example/&c=', {}, 'check https://a.example/'],
    ['/en-gb/out?url=https://a.example/&c=&silent=false', {}, '200 out en-gb'],
    ['/en-gb/out', {}, '200 out en-gb'],
    ['/en-gb/join', member, '302 /en-gb/account/'],
    ['/en-gb/login/email/', member, '302 /en-gb/account/'],
    ['/en-gb/account', {}, '302 /en-gb/login/'],
    ['/en-gb/account/profile', { isSignedIn: true }, '302 /en-gb/login/?bypass=true'],
    [
      '/en-gb/account',
      member,
      'leave https://account.pouch.example/en-gb/account/pouch-points/overview/',
    ],
    [
      '/de-de/account/profile?a=b',
      member,
      'leave https://account.pouch.example/de-de/account/profile/?a=b',
    ],
    ['/en-gb/delete', member, '302 signed out /en-gb/uninstall/'],
    ['/en-gb/pw', {}, '302 /en-gb/pw/forgot-password/'],
  ])('%s %j', (address, change, expected) => {
    expect(going(address, change)).toBe(expected)
  })

  it.each(['/en-gb/join?bypass=true', '/en-gb/login?bypass=true', '/en-gb/login/oauth2'])(
    '%s leads a member nowhere else',
    (address) => {
      expect(going(address, member)).not.toContain('account')
    },
  )

  it('the account is shown here while it has no site of its own', () => {
    const here = { accountOrigin: null }
    expect(going('/en-gb/account', member, here)).toBe('302 /en-gb/account/pouch-points/overview/')
    expect(going('/en-gb/account/profile', member, here)).not.toContain('30')
  })
})

describe('and then what its loading says', () => {
  it.each([
    ['/en-gb/deals/tern', {}, '200 merchant en-gb'],
    ['/en-gb/deals/tern', missing, '302 /en-gb/deals/?notice=retailer-not-found'],
    ['/de-de/blog/x?a=b', missing, '302 /de-de/blog/?notice=post-not-found'],
    ['/en-de/articles/x', missing, '302 /en-de/?notice=article-not-found'],
    ['/de-gb/landing/tern/de?a=b', missing, '302 /de-gb/?a=b'],
    ['/de-gb/landing/tern?a=b', noLanding, '302 /de-gb/deals/tern/?a=b'],
    ['/de-gb/landing/tern/de', noLanding, '302 /de-de/deals/tern/'],
    ['/de-gb/landing/tern/DE?a=b', missing, '302 /de-gb/landing/tern/de/?a=b'],
    ['/de-gb/landing/tern/fr', missing, '302 /de-gb/landing/tern/'],
    ['/de-gb/landing/tern/de', {}, '200 landing-country de-gb'],
    ['/en-gb/faq/points', {}, '200 faq-category en-gb'],
    ['/en-gb/faq/gone', missing, '404 faq-category en-gb'],
    ['/en-gb/nothing', {}, '404 nothing en-gb'],
    ['/en-gb/not-found', {}, '404 nothing en-gb'],
    ['/en-gb/deals/tern/x', {}, '404 nothing en-gb'],
  ])('%s %j', (address, change, expected) => {
    expect(going(address, change)).toBe(expected)
  })
})

it('nobody is led in a circle', () => {
  const fixed = redirectTable.map(({ path }) => path.replace(/\{\w+\??\}|\*/g, 'podcast'))
  const session = fc.record({ isSignedIn: fc.boolean(), hasProfile: fc.boolean() })
  fc.assert(
    fc.property(
      fc.constantFrom(...fixed, '', 'nothing'),
      fc.constantFrom('', '?installed', '?bypass=true', '?c='),
      fc.constantFrom('', ...locales.map((locale) => `/${locale}`)),
      session,
      fc.boolean(),
      fc.constantFrom(settings.accountOrigin, null),
      (path, query, prefix, who, isThere, accountOrigin) => {
        let address = `${prefix}/${path}${query}`
        const change = { ...who, isThere: () => isThere }
        for (let steps = 0; steps < 6; steps++) {
          const led = /^30\d(?: after \d+)?(?: signed out)? (.*)$/.exec(
            going(address, change, { accountOrigin }),
          )
          if (led?.[1] === undefined) return
          address = led[1]
        }
        throw new Error(`${address} leads on and on`)
      },
    ),
  )
})
