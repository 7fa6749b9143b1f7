import * as z from 'zod/mini'
import { pathPattern } from '../recipes/path-pattern.ts'
import { isPlainSelector, namesOrder } from '../recipes/selector.ts'

const selector = z.string().check(
  z.maxLength(160),
  z.refine(isPlainSelector, {
    error: 'must be a plain selector: tags, #ids, .classes, [attributes], :not() and combinators',
  }),
)
const control = selector.check(
  z.refine((text) => !namesOrder(text), { error: 'must not name a button that orders or pays' }),
)
const few = <T>(one: z.ZodMiniType<T>) => z.array(one).check(z.minLength(1), z.maxLength(8))

/**
 * Where a page has what the engine looks for, as selectors in the order in which they are asked.
 * Hints propose. What they find is confirmed, and refused, like anything else.
 */
export const pageHints = z.strictObject({
  /** Controls that open what folds the voucher field away. */
  reveal: z.optional(few(control)),
  field: z.optional(few(selector)),
  /** Controls that send the code. */
  apply: z.optional(few(control)),
  /** Controls that take a code off. */
  remove: z.optional(few(control)),
  /** Rows that show a code as being on. */
  applied: z.optional(few(selector)),
  /** What the shopper pays: the amount, or the row that it stands in. */
  total: z.optional(few(selector)),
  /** Where the shop says what came of a code. */
  message: z.optional(few(selector)),
  /** The shop holds one code at a time. */
  single: z.optional(z.boolean()),
  /** The page keeps its old total until it is loaded again. */
  reload: z.optional(z.boolean()),
})
export type PageHints = z.infer<typeof pageHints>

/** What the extension is given of a retailer's recipe. No script, and no address to fetch. */
export const recipe = z.strictObject({
  /** As in the retailer's entry: without `www.`. */
  domain: z.string().check(z.regex(/^(?:[a-z\d-]+\.)+[a-z\d-]+$/), z.maxLength(100)),
  /** The first whose path fits counts. */
  pages: z
    .array(
      z.strictObject({
        path: z.string().check(z.regex(pathPattern), z.maxLength(100)),
        hints: pageHints,
      }),
    )
    .check(z.minLength(1), z.maxLength(6)),
})
export type Recipe = z.infer<typeof recipe>

/** A recipe as it lies in the repository, with what a reviewer has to know. */
export const recipeFile = z.strictObject({
  ...recipe.shape,
  /** What the engine gets wrong there by itself. */
  why: z.string().check(z.minLength(20), z.maxLength(400)),
  /** The day on which somebody last saw it work. */
  checked: z.iso.date(),
})
