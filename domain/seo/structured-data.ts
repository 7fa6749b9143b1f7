/**
 * What search engines read about a page, as schema.org describes it. All addresses are absolute,
 * and nothing is said here that the page doesn't show.
 */
export interface StructuredData {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly [property: string]: unknown
}

const data = (type: string, properties: Readonly<Record<string, unknown>>): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...properties,
})

interface Organization {
  readonly name: string
  /** Address of the site. */
  readonly url: string
  /** Address of the logo. */
  readonly logo: string
}

export function organization({ name, url, logo }: Organization): StructuredData {
  return data('Organization', { '@id': `${url}#organization`, name, url, logo })
}

interface WebSite {
  readonly name: string
  readonly url: string
  /** BCP 47 tag. */
  readonly language: string
  /** Where the search form leads, without its query. */
  readonly search: string
  /** Name of the form's field. */
  readonly field: string
}

export function webSite({ name, url, language, search, field }: WebSite): StructuredData {
  return data('WebSite', {
    '@id': `${url}#website`,
    name,
    url,
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?${field}={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  })
}

/** @param crumbs from the start page to the page itself. */
export function breadcrumbList(
  crumbs: readonly { readonly name: string; readonly url: string }[],
): StructuredData {
  return data('BreadcrumbList', {
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  })
}

/** @param questions each with its answer as HTML or plain text. */
export function faqPage(
  questions: readonly { readonly question: string; readonly answer: string }[],
): StructuredData {
  return data('FAQPage', {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}

interface BlogPosting {
  readonly headline: string
  readonly description: string
  readonly url: string
  readonly image: string
  /** ISO 8601 day. */
  readonly published: string
  readonly language: string
  /** Who writes and publishes: the product. */
  readonly author: { readonly name: string; readonly url: string }
}

interface Blog {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly language: string
  /** Those that the page lists. */
  readonly posts: readonly Pick<BlogPosting, 'headline' | 'url' | 'image' | 'published'>[]
}

/** A page of the blog's index. */
export function blog({ name, description, url, language, posts }: Blog): StructuredData {
  return data('Blog', {
    name,
    description,
    url,
    inLanguage: language,
    blogPost: posts.map((post) => ({
      '@type': 'BlogPosting',
      headline: post.headline,
      url: post.url,
      image: post.image,
      datePublished: post.published,
    })),
  })
}

export function blogPosting(post: BlogPosting): StructuredData {
  const author = { '@type': 'Organization', ...post.author }
  return data('BlogPosting', {
    headline: post.headline,
    description: post.description,
    mainEntityOfPage: post.url,
    url: post.url,
    image: post.image,
    datePublished: post.published,
    inLanguage: post.language,
    author,
    publisher: author,
  })
}

interface Offer {
  readonly name: string
  /** The page that shows it. */
  readonly url: string
  readonly retailer: string
  /** ISO 8601, null where the retailer names no end. */
  readonly ends: string | null
}

/** A voucher. It has no price, and its code is left to the page. */
export function offer({ name, url, retailer, ends }: Offer): StructuredData {
  return data('Offer', {
    name,
    url,
    offeredBy: { '@type': 'Organization', name: retailer },
    ...(ends === null ? {} : { validThrough: ends }),
  })
}

/** As it stands in a `script` element, which no text in it can end. */
export function structuredText(parts: readonly StructuredData[]): string {
  return JSON.stringify(parts.length === 1 ? parts[0] : parts).replaceAll('<', '\\u003c')
}
