import { browser, type Browser } from 'wxt/browser'
import type { RequestAnswers, RequestPayloads, RequestType } from '#extension/features/messages.ts'
import type { PageDocument } from '#extension/features/ports.ts'

/** What comes back for a request. */
export type Reply = { readonly ok: true; readonly answer: unknown } | { readonly ok: false }

/** The background could not answer, or something that is not the background did. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError'
}

/**
 * A background that is evicted over a question starts anew with the next one. Sometimes the browser
 * tells, sometimes the question just stays open; the last one may take its time.
 */
const waitsMs = [1500, 2000, 3000, 5000, 8000, 13_000, Infinity]

/**
 * Asks the background, and asks again where no answer came: every request may come twice.
 *
 * @throws UnansweredError
 */
export async function ask<Type extends RequestType>(
  type: Type,
  payload: RequestPayloads[Type],
): Promise<RequestAnswers[Type]> {
  let reply: Reply | undefined
  for (const ms of waitsMs) {
    const asked = browser.runtime
      .sendMessage<unknown, Reply | undefined>({ ...payload, type })
      .catch(() => undefined)
    reply = await within(ms, asked)
    if (reply !== undefined) break
  }
  if (reply?.ok !== true) throw new UnansweredError(`no answer to ${type}`)
  return reply.answer as RequestAnswers[Type]
}

function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  if (ms === Infinity) return promise
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(undefined)
    }, ms)
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer)
    })
  })
}

const stopCommand = 'run:stop'

/** Tells the run in one document to stop. @throws where that document is gone or has no run. */
export async function commandStop({ tabId, documentId }: PageDocument): Promise<void> {
  await browser.tabs.sendMessage(tabId, stopCommand, { documentId })
}

/**
 * Listens in a page for the background's command to stop.
 *
 * @returns a function that ends the listening.
 */
export function onStopCommand(stop: () => void): () => void {
  const listener = (message: unknown, sender: Browser.runtime.MessageSender): void => {
    const isOurs = sender.id === browser.runtime.id && sender.tab === undefined
    if (isOurs && message === stopCommand) stop()
  }
  browser.runtime.onMessage.addListener(listener)
  return () => {
    browser.runtime.onMessage.removeListener(listener)
  }
}
