import type { NewMessage } from './messages.ts'

/** What a page warns of by itself. Specification, section 8. */
export const warnings = {
  offline: { group: 'general', level: 'warning', text: 'offline' },
  rateLimited: { group: 'general', level: 'warning', text: 'rateLimited' },
  wrong: { group: 'general', level: 'danger', text: 'wrong' },
} as const satisfies Record<string, NewMessage>
