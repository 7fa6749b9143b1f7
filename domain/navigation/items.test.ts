import { describe, expect, it } from 'vitest'
import { locales } from '../locale.ts'
import { matchPath } from '../routes/match-path.ts'
import { redirectTable } from '../routes/redirect-table.ts'
import { footerColumns } from './footer.ts'
import { itemsAt, targetPath, type NavItem } from './items.ts'
import { memberLinks } from './members.ts'
import { getExtension, navbarAccount, navbarLinks, navbarReading, navbarTools } from './navbar.ts'

const all: readonly NavItem[] = [
  ...[...navbarLinks, ...navbarTools, ...navbarReading, ...navbarAccount, getExtension],
  ...memberLinks,
  ...footerColumns.flatMap<NavItem>(({ links }) => [...links]),
]
const names = (items: readonly NavItem[]) => items.map(({ name }) => name)

describe('the navbar', () => {
  it('shows the points on en-gb alone', () => {
    for (const locale of locales) {
      const shown = names(itemsAt(navbarLinks, { locale, isHome: false }))
      expect(shown.includes('points')).toBe(locale === 'en-gb')
    }
  })

  it('asks to join everywhere but on the home page', () => {
    const at = (isHome: boolean) => names(itemsAt(navbarAccount, { locale: 'de-de', isHome }))
    expect(at(true)).not.toContain('join')
    expect(at(false)).toContain('join')
  })

  it('offers members their account, the brands and the way out, and nobody a second sign-in', () => {
    const forMembers = navbarAccount.filter((item) => item.for === 'member')
    expect(names(forMembers)).toEqual(['discoverBrands', 'account', 'logOut'])
    expect(navbarAccount).toHaveLength(forMembers.length + 2)
  })

  it('leads to pages of deals by category', () => {
    const [travel, top] = navbarLinks
    expect(targetPath(travel.to, 'de-gb')).toBe('/de-gb/deals/category/travel/')
    expect(targetPath(top.to, 'en-de')).toBe('/en-de/deals/category/top/')
  })
})

describe('a link', () => {
  it('may lead to a place on a page', () => {
    expect(targetPath({ page: 'home', at: 'how-it-works' }, 'en-gb')).toBe('/en-gb/#how-it-works')
  })

  it.each(all)('$name leads to a page or to a route that the table knows', ({ to }) => {
    if (!('route' in to)) {
      expect(targetPath(to, 'en-gb')).toMatch(/^\/en-gb\//)
      return
    }
    expect(redirectTable.some(({ path }) => matchPath(path, to.route) !== undefined)).toBe(true)
  })
})
