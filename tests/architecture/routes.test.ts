import { expect, test } from 'vitest'
import { pageKeys, pages } from '#domain/pages.ts'
import { matchPath } from '#domain/routes/match-path.ts'
import { redirectTable, type RouteRule } from '#domain/routes/redirect-table.ts'

/** The rows of the specification, section 2, "Routes under the prefix", each with a value for what varies. */
const rows = [
  ...['ouch', '', 'messenger', 'faq', 'faq/points', 'faq/points/when'],
  ...['terms-and-conditions', 'terms-and-conditions/points', 'terms-and-conditions/points/when'],
  ...[
    'contact',
    'cms',
    'privacy-policy',
    'cookie-policy',
    'imprint',
    'retailer-benefits',
    'points',
  ],
  ...['press', 'uninstall', 'unsupported-browser', 'desktop-only', 'dragonsden'],
  ...['gener8competition', 'amazon-deal-finder', 'landing/tern', 'landing/tern/de'],
  ...['cilp', 'cilp/gull', 'articles/tea', 'blog', 'blog/tea', 'deals', 'deals/tern', 'retailers'],
  ...['join', 'join/email', 'join/success', 'login', 'login/email', 'login/oauth2', 'delete'],
  ...['pw/forgot-password', 'pw/reset/Z3VsbA', 'account', 'account/profile', 'onboarding', 'out'],
  ...['i', 'i/gull', 'podcast', 'podcast/gull', 'confirmation', 'index.html', 'install'],
]

const pageOfRow = (row: string) =>
  pageKeys.find((key) => matchPath(pages[key].path, row) !== undefined)
const routeOfRow = (row: string) =>
  redirectTable.find(({ path }) => matchPath(path, row) !== undefined)

/** Rules that never show anything under their own path. */
function alwaysLeadsOn(rule: RouteRule): boolean {
  if (rule.kind === 'flagged') return rule.otherwise !== null
  return ['moved', 'deals-address', 'beside', 'account'].includes(rule.kind)
}

test.each(rows)('"%s" is a page or leads on, and not both', (row) => {
  const route = routeOfRow(row)
  // A campaign's page names one.
  const leadsOn = row === 'cilp' || (route !== undefined && alwaysLeadsOn(route.rule))
  expect(pageOfRow(row) === undefined).toBe(leadsOn)
})

test.each(redirectTable)(
  'the rule of "$path" is for a page of its own, or for none',
  ({ path, rule }) => {
    const page = pageKeys.find((key) => pages[key].path.split('{')[0] === path.split('{')[0])
    expect(page === undefined).toBe(alwaysLeadsOn(rule))
  },
)
