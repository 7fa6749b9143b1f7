import type { Store } from '../ports.ts'

/** Why a browser says that the extension was installed; only one of its reasons matters here. */
export type InstallReason = 'install' | (string & {})

const key = 'onboarding:opened'

/**
 * Opens the onboarding page after the very first installation. That it was opened is written down
 * before it opens: rather never than twice.
 */
export function onboarding(local: Store, open: () => Promise<void>) {
  return async (reason: InstallReason): Promise<void> => {
    if (reason !== 'install' || (await local.get(key)) === true) return
    await local.set({ [key]: true })
    await open()
  }
}
