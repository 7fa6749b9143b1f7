import { valueOf, type Query } from '../routes/query.ts'
import type { NewMessage } from './messages.ts'

/**
 * Messages that a redirect brings along, by the name that its query gives them. A static host can
 * redirect but set nothing, so the address is what carries them, and only what is listed here is
 * ever said. Specification, section 8.
 */
export const notices = {
  'post-not-found': { group: 'general', level: 'danger', text: 'postNotFound' },
  'article-not-found': { group: 'general', level: 'danger', text: 'articleNotFound' },
  'retailer-not-found': { group: 'general', level: 'danger', text: 'retailerNotFound' },
} as const satisfies Record<string, NewMessage>
export type NoticeName = keyof typeof notices

/** The name of the query's value. */
export const noticeParameter = 'notice'

/** The message that an address brings along, if it is one of ours. */
export function noticeOf(query: Query): NewMessage | undefined {
  const name = valueOf(query, noticeParameter)
  return name !== undefined && isNotice(name) ? notices[name] : undefined
}

const isNotice = (name: string): name is NoticeName => Object.hasOwn(notices, name)

/** The query without the message, for the address bar once it is said. */
export function withoutNotice(query: Query): Query {
  return query.filter(([name]) => name !== noticeParameter)
}
