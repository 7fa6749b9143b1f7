import type { Indexing } from '#domain/seo/robots.ts'

/** What the operator of this build decides about search engines (`docs/operations.md`). */
export const indexing: Indexing = { opensDeals: process.env.POUCH_OPEN_DEALS === '1' }
