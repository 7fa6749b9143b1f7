import { describe, expect, it } from 'vitest'
import { leadFromLogin, leadToLogin } from './members.ts'

const member = { isSignedIn: true, hasProfile: true }
const halfLoaded = { isSignedIn: true, hasProfile: false }
const visitor = { isSignedIn: false, hasProfile: false }
const unknown = { isSignedIn: null, hasProfile: null }

describe('the pages for joining and signing in', () => {
  it('lead a member to the account, unless told to bypass', () => {
    expect(leadFromLogin(member, [])).toBe('account')
    expect(leadFromLogin(member, [['bypass', '1']])).toBe('account')
    expect(leadFromLogin(member, [['bypass', 'true']])).toBeUndefined()
  })

  it.each([visitor, unknown])('show to anybody else: %j', (session) => {
    expect(leadFromLogin(session, [])).toBeUndefined()
  })
})

describe('a guarded page', () => {
  it('asks those to sign in who have no profile', () => {
    expect(leadToLogin(visitor)).toBe('login')
  })

  it.each([member, unknown])('lets through: %j', (session) => {
    expect(leadToLogin(session)).toBeUndefined()
  })

  it('sends nobody in a circle whose profile failed to load', () => {
    expect(leadToLogin(halfLoaded)).toBe('login?bypass=true')
    expect(leadFromLogin(halfLoaded, [['bypass', 'true']])).toBeUndefined()
  })
})
