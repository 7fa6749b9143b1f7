/** What a list of posts goes by. */
export interface Listed {
  readonly slug: string
  /** ISO 8601 day. */
  readonly date: string
  readonly topic: string
}

/** Posts on one page of the index. */
export const postsPerPage = 6

/** Newest first; of one day in the order of their slugs, so that every build lists them alike. */
export function newestFirst<Post extends Listed>(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
}

/** The pages of the index, the first one even where there is no post. */
export function indexPages<Post>(posts: readonly Post[], most = postsPerPage): Post[][] {
  const count = Math.max(1, Math.ceil(posts.length / most))
  return Array.from({ length: count }, (_, page) => posts.slice(page * most, (page + 1) * most))
}

/**
 * What to read after a post: those on the same topic, newest first, then the newest others.
 *
 * @param posts newest first.
 */
export function relatedTo<Post extends Listed>(
  { slug, topic }: Listed,
  posts: readonly Post[],
  most = 3,
): Post[] {
  const others = posts.filter((each) => each.slug !== slug)
  const near = others.filter((each) => each.topic === topic)
  return [...near, ...others.filter((each) => each.topic !== topic)].slice(0, most)
}
