import type { NewMessage } from './messages.ts'

/** Warnings that a page comes up with by itself. Specification, section 8. */
export const warnings = {
  offline: { group: 'general', level: 'warning', text: 'offline' },
  rateLimited: { group: 'general', level: 'warning', text: 'rateLimited' },
} as const satisfies Record<string, NewMessage>
