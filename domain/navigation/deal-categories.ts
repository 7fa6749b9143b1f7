/** A page of deals of one category: its name in the retailers' data, and in its address. */
interface NamedCategory {
  readonly slug: string
  /** Null gathers the most popular retailers of all categories. */
  readonly name: string | null
}

/**
 * What the navbar's “travel deals” and “top deals” mean. They have a page in every locale, be there
 * offers or not, so that no page need know whether the links on it lead anywhere.
 */
export const navCategories = {
  travel: { slug: 'travel', name: 'Travel' },
  top: { slug: 'top', name: null },
} as const satisfies Record<string, NamedCategory>

/** Retailers that the page of top deals shows at most. */
export const mostTopRetailers = 24
