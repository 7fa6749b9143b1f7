import { navCategories } from './deal-categories.ts'
import type { NavItem, NavTarget } from './items.ts'

const category = (key: keyof typeof navCategories): NavTarget => ({
  page: 'category',
  parameters: { category: navCategories[key].slug },
})

/** Specification, section 2, "Layout": the links of the navbar, in their order. */
export const navbarLinks = [
  { name: 'travelDeals', to: category('travel') },
  { name: 'topDeals', to: category('top') },
  // A point is a penny, so the programme is one of the United Kingdom, told in its language.
  { name: 'points', to: { page: 'points' }, onlyIn: ['en-gb'] },
] as const satisfies readonly NavItem[]

/** The dropdown of tools. */
export const navbarTools = [
  { name: 'messenger', to: { page: 'messenger' } },
  { name: 'dealFinder', to: { page: 'amazon-deal-finder' } },
] as const satisfies readonly NavItem[]

/** What comes after the tools. */
export const navbarReading = [
  { name: 'blog', to: { page: 'blog' } },
] as const satisfies readonly NavItem[]

/** What stands at the end of the navbar. After signing out one is on the page to sign in. */
export const navbarAccount = [
  { name: 'discoverBrands', to: { route: 'account/discover-brands' }, for: 'member' },
  { name: 'account', to: { route: 'account' }, for: 'member' },
  { name: 'logOut', to: { page: 'login' }, for: 'member' },
  { name: 'logIn', to: { page: 'login' }, for: 'visitor' },
  // The home page has a sign-up of its own.
  { name: 'join', to: { page: 'join' }, for: 'visitor', offHome: true },
] as const satisfies readonly NavItem[]

/** It goes once the extension is there. */
export const getExtension = {
  name: 'getExtension',
  to: { page: 'install' },
} as const satisfies NavItem
