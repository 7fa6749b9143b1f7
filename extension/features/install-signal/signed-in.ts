import type { Store } from '../ports.ts'

const key = 'member:signed-in'

/**
 * Whether somebody is signed in on our site, as it said last in this session of the browser. A flag
 * and no more: it opens nothing, and says nothing of who it is.
 */
export function signedIn(session: Store) {
  return {
    /** Not signed in where the site has said nothing. */
    read: async (): Promise<boolean> => (await session.get(key)) === true,
    note: (isSignedIn: boolean): Promise<void> => session.set({ [key]: isSignedIn }),
  }
}
