import { browser, type Browser } from 'wxt/browser'
import { parsed } from '#domain/contract/parsed.ts'
import {
  pageRequests,
  popupRequests,
  type PagePayloads,
  type PopupPayloads,
  type RequestAnswers,
} from '#extension/features/messages.ts'
import type { PageDocument } from '#extension/features/ports.ts'
import type { Reply } from './messaging.ts'

/** One function for each request; the page's know which document asks. */
export type RequestHandlers = {
  [Type in keyof PopupPayloads]: (
    payload: PopupPayloads[Type],
  ) => Promise<RequestAnswers[Type]> | RequestAnswers[Type]
} & {
  [Type in keyof PagePayloads]: (
    payload: PagePayloads[Type],
    page: PageDocument,
  ) => Promise<RequestAnswers[Type]> | RequestAnswers[Type]
}

/** What a run in a frame of another origin needs. */
const inFrames: ReadonlySet<string> = new Set([
  'run:begin',
  'run:progress',
  'run:end',
  'run:elsewhere',
  'run:stopped',
  'settings:appearance',
] satisfies (keyof PagePayloads)[])

/**
 * Answers the requests of our popup and of our scripts in pages. Everything else, and whatever does
 * not fit its shape, is left unanswered.
 */
export function answerRequests(handlers: RequestHandlers): void {
  // Not `async`: the browser closes the channel unless the listener itself returns `true`.
  browser.runtime.onMessage.addListener((message: unknown, sender, sendReply) => {
    const work = workOf(message, sender, handlers)
    if (work === undefined) return false
    const reply = (content: Reply) => {
      sendReply(content)
    }
    void Promise.resolve()
      .then(work)
      .then(
        (answer) => {
          reply({ ok: true, answer })
        },
        () => {
          reply({ ok: false })
        },
      )
    return true
  })
}

function workOf(
  message: unknown,
  sender: Browser.runtime.MessageSender,
  handlers: RequestHandlers,
): (() => unknown) | undefined {
  if (sender.id !== browser.runtime.id) return undefined
  const { type } = (message ?? {}) as { type?: unknown }
  if (typeof type !== 'string') return undefined
  if (sender.tab === undefined) {
    const shape = Object.hasOwn(popupRequests, type) && popupRequests[type as keyof PopupPayloads]
    const payload = shape ? parsed(shape, message) : undefined
    const handle = handlers[type as keyof PopupPayloads] as (payload: unknown) => unknown
    return payload && (() => handle(payload))
  }
  const { documentId, frameId, tab } = sender
  const tabId = tab.id
  if (documentId === undefined || tabId === undefined) return undefined
  if (frameId !== 0 && !inFrames.has(type)) return undefined
  const shape = Object.hasOwn(pageRequests, type) && pageRequests[type as keyof PagePayloads]
  const payload = shape ? parsed(shape, message) : undefined
  const handle = handlers[type as keyof PagePayloads] as (
    payload: unknown,
    page: PageDocument,
  ) => unknown
  return payload && (() => handle(payload, { tabId, documentId }))
}
