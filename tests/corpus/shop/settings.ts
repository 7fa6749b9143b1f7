import * as z from 'zod'

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
const amount = z.int().nonnegative()
const selector = z.string().min(1)

/** What a code does; all that is set counts. */
const code = z.strictObject({
  percent: z.number().positive().max(100).optional(),
  amount: amount.optional(),
  freeDelivery: z.boolean().optional(),
  /** The goods must be worth this. */
  minimum: amount.default(0),
  refused: z.enum(refusals).optional(),
  /** Codes that this one is never on the basket with, in a shop that holds several. */
  excludes: z.array(z.string()).default([]),
})

const deed = z.enum(['apply', 'remove', 'order', 'change-lines', 'stray'])

/** A request of the page's own forms and links, and what it does. */
const route = z.strictObject({
  method: z.enum(['GET', 'POST']).default('POST'),
  path: z.string().startsWith('/'),
  /** Only where this parameter is there. */
  when: z.string().optional(),
  does: deed,
  /** The parameter that holds the code. */
  code: z.string().optional(),
})

/** What the page's script does when something is pressed or typed. */
const act = z.strictObject({
  on: z.enum(['click', 'submit', 'enter', 'input']).default('click'),
  at: selector,
  does: z.union([deed, z.enum(['toggle', 'draw', 'enable'])]),
  /** The field that holds the code, or the part that is shown, drawn or enabled. */
  target: selector.optional(),
  /** The attribute of the pressed element that holds the code. */
  attribute: z.string().optional(),
})

export const shopSettings = z.strictObject({
  /** What is peculiar about this shop, in a sentence. */
  about: z.string().min(10),
  /** Where the facts about its markup and manners come from. */
  source: z.string().min(3),
  platform: z.string().min(2),
  languageTag: z.string().min(2),
  currency: z.string().length(3),
  /** How amounts are written where it isn't as `Intl` writes them for the language. */
  money: z
    .strictObject({
      languageTag: z.string().optional(),
      display: z.enum(['symbol', 'narrowSymbol', 'code', 'name']).optional(),
      /** With `#` in place of the bare number. */
      pattern: z.string().includes('#').optional(),
    })
    .default({}),
  path: z.string().startsWith('/').default('/cart'),
  lines: z.array(z.strictObject({ name: z.string(), price: amount, quantity: z.int().positive() })),
  delivery: z.strictObject({ fee: amount, freeFrom: amount.nullable().default(null) }).nullable(),
  /** On goods and delivery, added to the prices shown. */
  taxPercent: z.number().nonnegative().default(0),
  codes: z.record(z.string(), code),
  /** On the basket at arrival. */
  own: z.array(z.string()).default([]),
  holds: z.enum(['one', 'several']).default('one'),
  second: z.enum(['replaces', 'is-refused']).default('replaces'),
  /** Sending the field empty takes the codes off. */
  emptyTakesOff: z.boolean().default(false),
  refusalDropsCode: z.boolean().default(false),
  mindsCase: z.boolean().default(false),
  /** By kind; `{code}` stands for the code. What is missing here is said with no word. */
  says: z.partialRecord(z.enum([...refusals, 'accepted', 'taken-off']), z.string()).default({}),
  routes: z.array(route).default([]),
  acts: z.array(act).default([]),
  answers: z
    .strictObject({
      /** How the page's script shows the answer: parts of it are drawn anew, or all is loaded. */
      manner: z.enum(['parts', 'reload']).default('parts'),
      parts: z.array(selector).default([]),
      afterMs: z.int().nonnegative().default(120),
      /** Parts that are drawn so much later. */
      lateParts: z.array(selector).default([]),
      lateMs: z.int().nonnegative().default(0),
      /** Drawn until the answer is there. */
      busy: z.strictObject({ at: selector, markup: z.string() }).optional(),
    })
    .default({ manner: 'parts', parts: [], afterMs: 120, lateParts: [], lateMs: 0 }),
  /** Codes to try, in this order; all that the shop knows and one that it doesn't, unless set. */
  tries: z.array(z.string()).optional(),
  /** False where the page is no basket: there is nothing to find. */
  isBasket: z.boolean().default(true),
})
export type ShopSettings = z.infer<typeof shopSettings>
export type Act = ShopSettings['acts'][number]
export type Deed = z.infer<typeof deed>
