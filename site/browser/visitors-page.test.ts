import { expect, it, vi } from 'vitest'
import { leadMember } from './visitors-page.ts'

const visit = (address: string, isSignedIn: boolean) => {
  const { pathname, search } = new URL(address, 'https://pouch.example')
  const replace = vi.fn()
  const here = { location: { pathname, search, replace } as unknown as Location }
  return { waits: leadMember(here, { isSignedIn, hasProfile: null }) !== undefined, replace }
}

it('leads members to their account, and the page waits', () => {
  const { waits, replace } = visit('/de-gb/join/email/', true)
  expect(replace).toHaveBeenCalledExactlyOnceWith('/de-gb/account/')
  expect(waits).toBe(true)
})

it.each([
  ['who is not signed in', '/de-gb/join/', false],
  ['who asks to stay', '/de-gb/login/?bypass=true', true],
])('shows the page to somebody %s', (_, address, isSignedIn) => {
  const { waits, replace } = visit(address, isSignedIn)
  expect(replace).not.toHaveBeenCalled()
  expect(waits).toBe(false)
})
