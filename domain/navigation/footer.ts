import { navCategories } from './deal-categories.ts'
import type { NavItem } from './items.ts'

/** Specification, section 2, "Layout": the columns of the footer, in their order. */
export const footerColumns = [
  {
    name: 'features',
    links: [
      {
        name: 'topDeals',
        to: { page: 'category', parameters: { category: navCategories.top.slug } },
      },
      { name: 'featuredCodes', to: { page: 'deals' } },
      { name: 'retailers', to: { page: 'retailers' } },
      { name: 'points', to: { page: 'points' } },
      { name: 'messenger', to: { page: 'messenger' } },
      { name: 'dealFinder', to: { page: 'amazon-deal-finder' } },
      { name: 'howItWorks', to: { page: 'home', at: 'how-it-works' } },
      { name: 'firstSteps', to: { page: 'onboarding' } },
    ],
  },
  {
    name: 'about',
    links: [
      { name: 'blog', to: { page: 'blog' } },
      { name: 'help', to: { page: 'faq' } },
      { name: 'contact', to: { page: 'contact' } },
      { name: 'press', to: { page: 'press' } },
      { name: 'forShops', to: { page: 'retailer-benefits' } },
      { name: 'pitch', to: { page: 'dragonsden' } },
      { name: 'competition', to: { page: 'gener8competition' } },
    ],
  },
  // Its last entry, the cookie settings, is a button and stands in the component.
  {
    name: 'legal',
    links: [
      { name: 'terms', to: { page: 'terms-and-conditions' } },
      { name: 'privacy', to: { page: 'privacy-policy' } },
      { name: 'cookies', to: { page: 'cookie-policy' } },
      { name: 'imprint', to: { page: 'imprint' } },
    ],
  },
] as const satisfies readonly { readonly name: string; readonly links: readonly NavItem[] }[]

/** The names of its links. */
export type FooterName = (typeof footerColumns)[number]['links'][number]['name']
