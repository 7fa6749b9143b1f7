import { describe, expect, it } from 'vitest'
import { connectionStep } from './connection.ts'

const now = Date.UTC(2026, 10, 20)
const silent = { goneOffline: true, warns: false }
const warning = { goneOffline: true, warns: true }

describe('a page that is entered', () => {
  it('says nothing while there is a connection', () => {
    expect(connectionStep(true, null, now)).toEqual({ goneOffline: false, warns: false })
  })

  it.each([
    ['never', null, warning],
    ['299.999 seconds ago', now - 299_999, silent],
    ['300 seconds ago', now - 300_000, warning],
    ['in an hour, by a clock that was wrong', now + 3_600_000, warning],
  ])('without one, warned %s', (_, warnedAt, step) => {
    expect(connectionStep(false, warnedAt, now)).toEqual(step)
  })
})
