import * as v from 'valibot'
import type { Appearance } from '../settings/appearance.ts'

/** What the prompt at a basket offers, and how the shopper wants to see it. */
export interface PromptOffer extends Appearance {
  /** The shop's name. */
  readonly shop: string
  /** How many codes there are for the shop. */
  readonly codes: number
  /** How many codes a run would try. */
  readonly tries: number
}

/**
 * How the shopper sends the prompt away. `now`: at this shop for as long as the tab is there;
 * `shop`: at this shop; `ever`: everywhere. The last two until the settings say otherwise.
 */
export const dismissal = v.picklist(['now', 'shop', 'ever'])
export type Dismissal = v.InferOutput<typeof dismissal>
