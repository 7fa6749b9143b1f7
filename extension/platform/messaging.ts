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
 * Asks the background.
 *
 * @throws UnansweredError
 */
export async function ask<Type extends RequestType>(
  type: Type,
  payload: RequestPayloads[Type],
): Promise<RequestAnswers[Type]> {
  const reply = await browser.runtime
    .sendMessage<unknown, Reply | undefined>({ ...payload, type })
    .catch(() => undefined)
  if (reply?.ok !== true) throw new UnansweredError(`no answer to ${type}`)
  return reply.answer as RequestAnswers[Type]
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
