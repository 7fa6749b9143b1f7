import { browser } from 'wxt/browser'
import type { Run } from '#domain/contract/run.ts'
import { runKey } from '#extension/features/apply-codes/run-key.ts'
import type { Store } from '#extension/features/ports.ts'

function storeIn(area: 'local' | 'session'): Store {
  const storage = browser.storage[area]
  return {
    get: async (key) => (await storage.get<Record<string, unknown>>(key))[key],
    set: (entries) => storage.set({ ...entries }),
    remove: (keys) => storage.remove([...keys]),
    keys: () => storage.getKeys(),
  }
}

/** Kept until the extension is removed. */
export const localStore = (): Store => storeIn('local')

/**
 * Closes what is kept on the device to scripts in pages, ours included: it tells where somebody
 * shopped. Firefox has no such thing for `storage.local`.
 */
export function closeLocalToPages(): void {
  const { local } = browser.storage as { local: Partial<typeof browser.storage.local> }
  void local.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => undefined)
}

/** Kept until the browser is closed; closed to scripts in pages, ours included. */
export const sessionStore = (): Store => storeIn('session')

/**
 * Follows the run of a tab. What arrives was checked by the background, which alone writes it.
 *
 * @returns a function that ends the following.
 */
export function watchRun(tabId: number, onChange: (run: Run) => void): () => void {
  const listener = (changes: Record<string, { newValue?: unknown }>): void => {
    const change = changes[runKey(tabId)]
    if (change?.newValue !== undefined) onChange(change.newValue as Run)
  }
  browser.storage.session.onChanged.addListener(listener)
  return () => {
    browser.storage.session.onChanged.removeListener(listener)
  }
}
