import * as v from 'valibot'
import { campaignMedia, campaignSources, type Campaigns } from '#domain/influencers/campaign.ts'

const words = v.strictObject({
  /** In place of the page's heading. */
  subtitle: v.optional(v.string()),
  message: v.optional(v.string()),
})

/** A file of `src/content/influencers`, whose name is the id that links use. */
const entry = v.strictObject({
  name: v.string(),
  /** What is read out or printed: leads to the campaign in the visitor's own locale. */
  link: v.pipe(v.string(), v.regex(/^\/(?:i|podcast)(?:\/[a-z0-9-]+)?$/)),
  campaign: v.strictObject({
    utm_source: v.picklist(campaignSources),
    utm_medium: v.picklist(campaignMedia),
    utm_content: v.string(),
    utm_campaign: v.string(),
    cilp: v.boolean(),
    due: v.optional(v.pipe(v.string(), v.isoDate())),
  }),
  words: v.optional(v.strictObject({ en: v.optional(words, {}), de: v.optional(words, {}) }), {}),
})

const files: Record<string, unknown> = import.meta.glob('/src/content/influencers/*.json', {
  eager: true,
  import: 'default',
})

/** Every influencer, by the id that links use. */
export const influencers = Object.entries(files)
  .map(([path, content]) => ({
    id: path.replace(/^.*\/|\.json$/g, ''),
    ...v.parse(entry, content),
  }))
  .sort((a, b) => a.id.localeCompare(b.id))

/** What their links are led by. */
export const campaigns: Campaigns = Object.fromEntries(
  influencers.map(({ id, campaign }) => [id, campaign]),
)
