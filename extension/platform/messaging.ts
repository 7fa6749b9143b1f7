import { browser, type Browser } from 'wxt/browser'
import type { RequestAnswers, RequestPayloads, RequestType } from '#extension/features/messages.ts'
import { pageCommands, type PageCommand } from '#extension/features/page-commands.ts'
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

/** Tells our script in one document. @throws where that document is gone or has no script of ours. */
export async function command(page: PageDocument, name: PageCommand): Promise<void> {
  const heard: unknown = await browser.tabs.sendMessage(page.tabId, name, {
    documentId: page.documentId,
  })
  if (heard !== true) throw new UnansweredError(`no answer to ${name}`)
}

/**
 * Listens in a page to what the background tells.
 *
 * @returns a function that ends the listening.
 */
export function obey(onCommand: (name: PageCommand) => void): () => void {
  const listener = (
    message: unknown,
    sender: Browser.runtime.MessageSender,
    sendReply: (heard: true) => void,
  ): boolean => {
    const name = pageCommands.find((each) => each === message)
    if (sender.id !== browser.runtime.id || sender.tab !== undefined || name === undefined) {
      return false
    }
    onCommand(name)
    sendReply(true)
    return false
  }
  browser.runtime.onMessage.addListener(listener)
  return () => {
    browser.runtime.onMessage.removeListener(listener)
  }
}
