import * as v from 'valibot'
import { pathPattern } from '../recipes/path-pattern.ts'
import { isPlainSelector, namesOrder } from '../recipes/selector.ts'
import { instant, noList } from './shapes.ts'

const selector = v.pipe(
  v.string(),
  v.maxLength(160),
  v.check(
    isPlainSelector,
    'must be a plain selector: tags, #ids, .classes, [attributes], :not() and combinators',
  ),
)
const control = v.pipe(
  selector,
  v.check((text) => !namesOrder(text), 'must not name a button that orders or pays'),
)
const few = <One extends v.GenericSchema>(one: One) =>
  v.pipe(v.array(one), v.minLength(1), v.maxLength(8))

/**
 * Where a page has what the engine looks for, as selectors in the order in which they are asked.
 * Hints propose. What they find is confirmed, and refused, like anything else.
 */
export const pageHints = noList(
  v.strictObject({
    /** Controls that open what folds the voucher field away. */
    reveal: v.optional(few(control)),
    field: v.optional(few(selector)),
    /** Controls that send the code. */
    apply: v.optional(few(control)),
    /** Controls that take a code off. */
    remove: v.optional(few(control)),
    /** Rows that show a code as being on. */
    applied: v.optional(few(selector)),
    /** Controls of rows that show the name of a rule, which may be that of a code. */
    rules: v.optional(few(control)),
    /** What the shopper pays: the amount, or the row that it stands in. */
    total: v.optional(few(selector)),
    /** Where the shop says what came of a code. */
    message: v.optional(few(selector)),
    /** The shop holds one code at a time. */
    single: v.optional(v.boolean()),
    /** The page keeps its old total until it is loaded again. */
    reload: v.optional(v.boolean()),
    /** Where no field stands none comes: a code that is on could not go back, and is left alone. */
    fixed: v.optional(v.boolean()),
    /** Rows bear the names of the shop's rules: a word that isn't known for a code is none. */
    ruleNames: v.optional(v.boolean()),
  }),
)
export type PageHints = v.InferOutput<typeof pageHints>

/** What the extension is given of a retailer's recipe. No script, and no address to fetch. */
export const recipe = v.strictObject({
  /** As in the retailer's entry: without `www.`. */
  domain: v.pipe(v.string(), v.regex(/^(?:[a-z\d-]+\.)+[a-z\d-]+$/), v.maxLength(100)),
  /** The first whose path fits counts. */
  pages: v.pipe(
    v.array(
      v.strictObject({
        path: v.pipe(v.string(), v.regex(pathPattern), v.maxLength(100)),
        hints: pageHints,
      }),
    ),
    v.minLength(1),
    v.maxLength(6),
  ),
})
export type Recipe = v.InferOutput<typeof recipe>

/** A recipe as it lies in the repository, with what a reviewer has to know. */
export const recipeFile = v.strictObject({
  ...recipe.entries,
  /** What the engine gets wrong there by itself. */
  why: v.pipe(v.string(), v.minLength(20), v.maxLength(400)),
  /** The day on which somebody last saw it work. */
  checked: v.pipe(
    v.string(),
    v.check((day) => v.is(instant, `${day}T00:00:00Z`), 'must be a day such as 2026-11-21'),
  ),
})
