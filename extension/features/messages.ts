import * as v from 'valibot'
import { runProgress, type RunProgress } from '#domain/contract/run.ts'
import { integer } from '#domain/contract/shapes.ts'
import type { RunBriefing } from './apply-codes/apply-codes.ts'
import type { PageView } from './page-look/page-look.ts'
import type { Appearance } from './settings/appearance.ts'
import { dismissal, type PromptOffer } from './prompt/prompt-offer.ts'
import type { Start } from './shop-access/start.ts'

/** What the popup may ask of the background. */
export const popupRequests = {
  'page:look': v.object({ tabId: integer }),
  /**
   * `hadAccess`: we were let into the shop before the press. `told`: the code that is on by the
   * shopper's word.
   */
  'run:start': v.object({
    ...{ tabId: integer, hadAccess: v.boolean() },
    told: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))),
  }),
  'run:withdraw': v.object({ tabId: integer }),
  'run:stop': v.object({ tabId: integer }),
}

/** What our scripts in a page may ask. The page is known from the sender, never from the message. */
export const pageRequests = {
  'run:begin': v.object({}),
  'run:progress': v.object({ progress: runProgress, state: v.unknown(), isLeaving: v.boolean() }),
  'run:end': v.object({ ending: runProgress, refresh: v.nullable(v.string()) }),
  'run:elsewhere': v.object({}),
  'run:stopped': v.object({}),
  'run:ending': v.object({}),
  'prompt:offer': v.object({}),
  'prompt:try': v.object({}),
  'prompt:dismiss': v.object({ how: dismissal }),
  'settings:appearance': v.object({}),
}

type Payloads<Shapes extends Record<string, v.GenericSchema>> = {
  [Type in keyof Shapes]: v.InferOutput<Shapes[Type]>
}
export type PopupPayloads = Payloads<typeof popupRequests>
export type PagePayloads = Payloads<typeof pageRequests>
export type RequestPayloads = PopupPayloads & PagePayloads
export type RequestType = keyof RequestPayloads

/** What the background answers. Null stands for nothing, since messages are JSON. */
export interface RequestAnswers {
  'page:look': PageView
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
