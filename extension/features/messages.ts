import * as z from 'zod/mini'
import { runProgress, type RunProgress } from './apply-codes/run-book.ts'
import type { RunBriefing } from './apply-codes/apply-codes.ts'
import type { PageView } from './page-look/page-look.ts'
import type { Appearance } from './settings/appearance.ts'
import { dismissal, type PromptOffer } from './prompt/prompt-offer.ts'
import type { Start } from './shop-access/start.ts'
import type { FoundShop } from './shop-lookup/shop-search.ts'

/** What the popup may ask of the background. */
export const popupRequests = {
  'page:look': z.object({ tabId: z.int() }),
  'shops:search': z.object({ query: z.string().check(z.maxLength(200)) }),
  /** `hadAccess`: we were let into the shop before the press. */
  'run:start': z.object({ tabId: z.int(), hadAccess: z.boolean() }),
  'run:withdraw': z.object({ tabId: z.int() }),
  'run:stop': z.object({ tabId: z.int() }),
}

/** What our scripts in a page may ask. The page is known from the sender, never from the message. */
export const pageRequests = {
  'run:begin': z.object({}),
  'run:progress': z.object({ progress: runProgress, state: z.unknown(), isLeaving: z.boolean() }),
  'run:end': z.object({ ending: runProgress, refresh: z.nullable(z.string()) }),
  'run:elsewhere': z.object({}),
  'run:stopped': z.object({}),
  'run:ending': z.object({}),
  'prompt:offer': z.object({}),
  'prompt:try': z.object({}),
  'prompt:dismiss': z.object({ how: dismissal }),
  'settings:appearance': z.object({}),
}

type Payloads<Shapes> = { [Type in keyof Shapes]: z.infer<Shapes[Type]> }
export type PopupPayloads = Payloads<typeof popupRequests>
export type PagePayloads = Payloads<typeof pageRequests>
export type RequestPayloads = PopupPayloads & PagePayloads
export type RequestType = keyof RequestPayloads

/** What the background answers. Null stands for nothing, since messages are JSON. */
export interface RequestAnswers {
  'page:look': PageView
  'shops:search': FoundShop[]
  'run:start': Start
  'run:withdraw': null
  'run:stop': null
  'run:begin': RunBriefing | null
  /** Whether the run goes on. */
  'run:progress': boolean
  'run:end': null
  'run:elsewhere': null
  'run:stopped': null
  'run:ending': RunProgress | null
  'prompt:offer': PromptOffer | null
  /** Whether a run is at work. */
  'prompt:try': boolean
  'prompt:dismiss': null
  'settings:appearance': Appearance
}
