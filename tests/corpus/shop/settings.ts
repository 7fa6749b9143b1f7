import * as v from 'valibot'
import { count, finite, integer } from '#domain/contract/shapes.ts'

/** Why a shop refuses a code. */
export const refusals = [
  'unknown',
  'expired',
  'minimum',
  'already-used',
  'other-goods',
  'sign-in',
  'new-customers',
  'limit',
  'one-code-only',
] as const
export type Refusal = (typeof refusals)[number]

/** Minor units of the fixture's currency. */
const amount = count
const text = (least: number) => v.pipe(v.string(), v.minLength(least))
const selector = text(1)
const path = v.pipe(v.string(), v.startsWith('/'))

/** What a code does; all that is set counts. */
const code = v.strictObject({
  percent: v.optional(v.pipe(finite, v.gtValue(0), v.maxValue(100))),
  amount: v.optional(amount),
  freeDelivery: v.optional(v.boolean()),
  /** The goods must be worth this. */
  minimum: v.optional(amount, 0),
  refused: v.optional(v.picklist(refusals)),
  /** Codes that this one is never on the basket with, in a shop that holds several. */
  excludes: v.optional(v.array(v.string()), []),
})

const deed = v.picklist(['apply', 'remove', 'order', 'change-lines', 'stray'])

/** A request of the page's own forms and links, and what it does. */
const route = v.strictObject({
  method: v.optional(v.picklist(['GET', 'POST']), 'POST'),
  path,
  /** Only where this parameter is there. */
  when: v.optional(v.string()),
  does: deed,
  /** The parameter that holds the code. */
  code: v.optional(v.string()),
})

/** What the page's script does when something is pressed or typed. */
const act = v.strictObject({
  on: v.optional(v.picklist(['click', 'submit', 'enter', 'input']), 'click'),
  at: selector,
  does: v.union([deed, v.picklist(['toggle', 'draw', 'enable'])]),
  /** The field that holds the code, or the part that is shown, drawn or enabled. */
  target: v.optional(selector),
  /** The attribute of the pressed element that holds the code. */
  attribute: v.optional(v.string()),
})

export const shopSettings = v.strictObject({
  /** What is peculiar about this shop, in a sentence. */
  about: text(10),
  /** Where the facts about its markup and manners come from. */
  source: text(3),
  platform: text(2),
  languageTag: text(2),
  currency: v.pipe(v.string(), v.length(3)),
  /** How amounts are written where it isn't as `Intl` writes them for the language. */
  money: v.optional(
    v.strictObject({
      languageTag: v.optional(v.string()),
      display: v.optional(v.picklist(['symbol', 'narrowSymbol', 'code', 'name'])),
      /** With `#` in place of the bare number. */
      pattern: v.optional(v.pipe(v.string(), v.includes('#'))),
    }),
    {},
  ),
  path: v.optional(path, '/cart'),
  lines: v.array(
    v.strictObject({ name: v.string(), price: amount, quantity: v.pipe(integer, v.minValue(1)) }),
  ),
  delivery: v.nullable(
    v.strictObject({ fee: amount, freeFrom: v.optional(v.nullable(amount), null) }),
  ),
  /** On goods and delivery, added to the prices shown. */
  taxPercent: v.optional(v.pipe(finite, v.minValue(0)), 0),
  codes: v.record(v.string(), code),
  /** On the basket at arrival. */
  own: v.optional(v.array(v.string()), []),
  holds: v.optional(v.picklist(['one', 'several']), 'one'),
  second: v.optional(v.picklist(['replaces', 'is-refused']), 'replaces'),
  /** Sending the field empty takes the codes off. */
  emptyTakesOff: v.optional(v.boolean(), false),
  refusalDropsCode: v.optional(v.boolean(), false),
  mindsCase: v.optional(v.boolean(), false),
  /** By kind; `{code}` stands for the code. What is missing here is said with no word. */
  says: v.optional(v.record(v.picklist([...refusals, 'accepted', 'taken-off']), v.string()), {}),
  routes: v.optional(v.array(route), []),
  /** What the shop tells its own scripts at an address, as a template of JSON like the page's own. */
  records: v.optional(v.strictObject({ path, json: text(2) })),
  acts: v.optional(v.array(act), []),
  answers: v.optional(
    v.strictObject({
      /** How the page's script shows the answer: parts of it are drawn anew, or all is loaded. */
      manner: v.optional(v.picklist(['parts', 'reload']), 'parts'),
      parts: v.optional(v.array(selector), []),
      afterMs: v.optional(count, 120),
      /** Parts that are drawn so much later. */
      lateParts: v.optional(v.array(selector), []),
      lateMs: v.optional(count, 0),
      /** Drawn until the answer is there. */
      busy: v.optional(v.strictObject({ at: selector, markup: v.string() })),
    }),
    {},
  ),
  /** Codes to try, in this order; all that the shop knows and one that it doesn't, unless set. */
  tries: v.optional(v.array(v.string())),
  /** False where the page is no basket: there is nothing to find. */
  isBasket: v.optional(v.boolean(), true),
})
export type ShopSettings = v.InferOutput<typeof shopSettings>
export type Act = ShopSettings['acts'][number]
export type Deed = v.InferOutput<typeof deed>
