/** Specification, section 3, "Influencer or campaign entry". */
export const campaignSources = [
  'blog',
  'facebook',
  'instagram',
  'podcast',
  'twitter',
  'twitch',
  'youtube',
] as const
export const campaignMedia = ['inf', 'referral'] as const

/** Who comes to us through an influencer's link, and what greets them. Kept by a short id. */
export interface Campaign {
  readonly utm_source: (typeof campaignSources)[number]
  readonly utm_medium: (typeof campaignMedia)[number]
  /** The agency, or a value of ours. */
  readonly utm_content: string
  readonly utm_campaign: string
  /** Visitors on a computer see a page made for this campaign. */
  readonly cilp: boolean
  /** The last day, as `2026-11-30`; a campaign without one runs on. */
  readonly due?: string | undefined
}

/** The campaigns by the id that links use, in small letters. */
export type Campaigns = Readonly<Record<string, Campaign>>

/**
 * The campaign that a link names; without a name it is `podcast`'s. Links are read out and typed
 * in, so capitals don't matter.
 */
export function campaignOf(
  campaigns: Campaigns,
  influencer: string | undefined,
): { readonly id: string; readonly campaign: Campaign } | undefined {
  const id = (influencer ?? defaultInfluencer).toLowerCase()
  const campaign = Object.hasOwn(campaigns, id) ? campaigns[id] : undefined
  return campaign && { id, campaign }
}

/** Specification, section 2, "Influencer redirect". */
export const defaultInfluencer = 'podcast'

/**
 * Whether visitors can see a page made for the campaign: not after its last day.
 *
 * @param today the day where the visitor is, as `2026-11-30`.
 */
export function hasPage({ cilp, due }: Pick<Campaign, 'cilp' | 'due'>, today: string): boolean {
  return cilp && (due === undefined || due.slice(0, 10) >= today)
}
