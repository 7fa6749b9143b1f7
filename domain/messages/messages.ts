/** Specification, section 3, "Message". */
export const messageLevels = ['success', 'warning', 'danger', 'info'] as const
export type MessageLevel = (typeof messageLevels)[number]

export const messageGroups = ['general', 'auth'] as const
export type MessageGroup = (typeof messageGroups)[number]

/** Something that a page tells its visitor. */
export interface Message {
  /** When it came up, in ms since 1970; a ms later for each that came up at the same time. */
  readonly id: number
  readonly level: MessageLevel
  /** Stays until it is closed. */
  readonly permanent: boolean
  /** Has been on a page. */
  readonly shown: boolean
  /** The key of what it says. */
  readonly text: string
}

/** The messages of each group, oldest first. No id is there twice. */
export type Messages = Readonly<Record<MessageGroup, readonly Message[]>>

export const noMessages: Messages = { general: [], auth: [] }

export interface NewMessage {
  readonly group: MessageGroup
  readonly level: MessageLevel
  readonly text: string
  readonly permanent?: boolean
}

/**
 * Adds a message that no page has shown yet. One that says the same in its group already, and is
 * still to be read, is not said twice.
 *
 * @param now ms since 1970.
 */
export function addMessage(messages: Messages, added: NewMessage, now: number): Messages {
  const { group, level, text, permanent = false } = added
  if (messages[group].some((each) => each.text === text && !each.shown)) return messages
  const ids = messageGroups.flatMap((each) => messages[each].map(({ id }) => id))
  const id = Math.max(now, ...ids.map((taken) => taken + 1))
  return {
    ...messages,
    [group]: [...messages[group], { id, level, permanent, shown: false, text }],
  }
}

/** Notes that a page has shown the messages of a group. */
export function markShown(messages: Messages, group: MessageGroup): Messages {
  return { ...messages, [group]: messages[group].map((each) => ({ ...each, shown: true })) }
}

/** What is left when a page is entered: what has been shown goes, unless it is permanent. */
export function onEntry(messages: Messages): Messages {
  return onlyWhere(messages, ({ shown, permanent }) => !shown || permanent)
}

/** What is left when a visitor closes a message; permanent ones can be closed too. */
export function closeMessage(messages: Messages, id: number): Messages {
  return onlyWhere(messages, (each) => each.id !== id)
}

function onlyWhere(messages: Messages, stays: (message: Message) => boolean): Messages {
  return { general: messages.general.filter(stays), auth: messages.auth.filter(stays) }
}
