import { storageKeys } from '#domain/consent/storage.ts'
import {
  addMessage,
  closeMessage,
  markShown,
  messageGroups,
  noMessages,
  onEntry,
  type MessageGroup,
  type Messages,
  type NewMessage,
} from '#domain/messages/messages.ts'
import { noticeOf, withoutNotice } from '#domain/messages/notice.ts'
import { queryText, type Query } from '#domain/routes/query.ts'
import { keep, kept, ofVisit } from './kept.ts'

/** The messages of this visit, which outlast a page that is left before it has shown them. */
let messages: Messages | undefined

function current(): Messages {
  messages ??= read()
  return messages
}

function become(next: Messages): void {
  messages = next
  const isEmpty = messageGroups.every((group) => next[group].length === 0)
  keep(ofVisit, storageKeys.messages.name, isEmpty ? '' : JSON.stringify(next))
}

function read(): Messages {
  try {
    const found: unknown = JSON.parse(kept(ofVisit, storageKeys.messages.name) ?? '{}')
    return { ...noMessages, ...(found as Messages) }
  } catch {
    return noMessages
  }
}

/** Tells the visitor something: on this page, or on the next if this one is being left. */
export function tell(message: NewMessage): void {
  become(addMessage(current(), message, Date.now()))
  showMessages(document)
}

/**
 * What every entry does with messages: those that were shown go, and the one that the address
 * brings comes and is taken out of it.
 */
export function enterMessages({ location, history }: Window): void {
  messages = undefined
  become(onEntry(current()))
  const query: Query = [...new URLSearchParams(location.search)]
  const brought = noticeOf(query)
  if (brought) become(addMessage(current(), brought, Date.now()))
  const rest = withoutNotice(query)
  if (rest.length < query.length) {
    history.replaceState(null, '', `${location.pathname}${queryText(rest)}${location.hash}`)
  }
}

/**
 * Writes the messages of each group into the list that is for it.
 *
 * @param page has lists `data-messages` with a group's name and, as JSON, the texts by their keys,
 *   and a template `data-message` that one is made from, with a mark `data-mark` for each level.
 */
export function showMessages(page: Document): void {
  for (const list of page.querySelectorAll<HTMLElement>('[data-messages]')) {
    const group = list.dataset.messages as MessageGroup
    const texts = JSON.parse(list.dataset.texts ?? '{}') as Record<string, string>
    const known = new Set<string>()
    for (const { id, level, text } of current()[group]) {
      known.add(String(id))
      if (list.querySelector(`[data-id="${id}"]`)) continue
      const item = blank(page)
      const words = item?.querySelector('p')
      if (!item || !words) return
      item.dataset.id = String(id)
      item.dataset.level = level
      words.textContent = texts[text] ?? ''
      for (const mark of item.querySelectorAll<HTMLElement>('[data-mark]')) {
        if (mark.dataset.mark !== level) mark.remove()
      }
      item.querySelector('button')?.addEventListener('click', () => {
        become(closeMessage(current(), id))
        // The focus goes where reading goes on, not to the page's beginning.
        page.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
        item.remove()
      })
      list.append(item)
    }
    for (const item of list.querySelectorAll<HTMLElement>('[data-id]')) {
      if (!known.has(item.dataset.id ?? '')) item.remove()
    }
    become(markShown(current(), group))
  }
}

function blank(page: Document): HTMLElement | null {
  const template = page.querySelector<HTMLTemplateElement>('template[data-message]')
  return template?.content.firstElementChild?.cloneNode(true) as HTMLElement | null
}
