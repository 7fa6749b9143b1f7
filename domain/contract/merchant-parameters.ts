import * as z from 'zod/mini'
import { locales } from '../locale.ts'

/** Parameters of the merchant call; apart from its answer, since the extension needs that alone. */
export const merchantParameters = z.object({
  locale: z.enum(locales),
  /** The retailer's id, as the index and the active domains give it. */
  id: z.coerce.number().check(z.int(), z.positive()),
})
