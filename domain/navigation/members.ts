import type { NavItem } from './items.ts'

/**
 * Specification, section 2, "Layout": what the members' area leads to, as far as the table of
 * routes names a path for it.
 */
export const memberLinks = [
  { name: 'profile', to: { route: 'account/profile' } },
  { name: 'discoverBrands', to: { route: 'account/discover-brands' } },
  { name: 'pointsOverview', to: { route: 'account/pouch-points/overview' } },
  { name: 'giftCards', to: { route: 'account/mygift-cards' } },
  { name: 'notifications', to: { route: 'account/notifications' } },
  { name: 'help', to: { page: 'faq' } },
  { name: 'install', to: { page: 'install' } },
  { name: 'logOut', to: { page: 'login' } },
  { name: 'deleteAccount', to: { page: 'delete' } },
] as const satisfies readonly NavItem[]
