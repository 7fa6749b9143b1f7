import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMessage,
  closeMessage,
  markShown,
  messageGroups,
  noMessages,
  onEntry,
  type Messages,
} from './messages.ts'

const now = Date.UTC(2026, 10, 20)
const missing = { group: 'general', level: 'danger', text: 'missingPost' } as const
const texts = ({ general, auth }: Messages) => [...general, ...auth].map(({ text }) => text)

describe('a message', () => {
  it('has the time as its id, and is neither shown nor permanent', () => {
    expect(addMessage(noMessages, missing, now)).toEqual({
      general: [{ id: now, level: 'danger', permanent: false, shown: false, text: 'missingPost' }],
      auth: [],
    })
  })

  it('outlasts the entry of the page that will show it, and goes with the next', () => {
    const entered = onEntry(addMessage(noMessages, missing, now))
    expect(texts(entered)).toEqual(['missingPost'])
    expect(texts(onEntry(markShown(entered, 'general')))).toEqual([])
  })

  it('that is permanent stays until it is closed', () => {
    const messages = addMessage(noMessages, { ...missing, permanent: true }, now)
    const later = onEntry(onEntry(markShown(messages, 'general')))
    expect(texts(later)).toEqual(['missingPost'])
    expect(texts(closeMessage(later, now))).toEqual([])
  })

  it('is not said twice before it was read, and again after', () => {
    const once = addMessage(noMessages, missing, now)
    expect(addMessage(once, missing, now + 5)).toBe(once)
    expect(texts(addMessage(markShown(once, 'general'), missing, now + 5))).toHaveLength(2)
  })

  it('of one group leaves the other alone', () => {
    const both = addMessage(
      addMessage(noMessages, missing, now),
      { ...missing, group: 'auth' },
      now,
    )
    expect(texts(onEntry(markShown(both, 'auth')))).toEqual(['missingPost'])
  })

  it('never shares its id', () => {
    const added = fc.record({
      group: fc.constantFrom(...messageGroups),
      level: fc.constant('info' as const),
      text: fc.string(),
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(added, fc.nat({ max: 3 }))), (all) => {
        const messages = all.reduce(
          (before, [each, at]) => addMessage(before, each, at),
          noMessages,
        )
        const ids = messageGroups.flatMap((group) => messages[group].map(({ id }) => id))
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})
