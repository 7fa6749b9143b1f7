import { storageKeys } from '#domain/consent/storage.ts'
import { connectionStep } from '#domain/messages/connection.ts'
import { warnings } from '#domain/messages/warnings.ts'
import { keep, kept, ofVisit } from './kept.ts'
import { tell } from './messages.ts'

/** Looks at the connection: where there is none, fires `goneOffline` and warns once in a while. */
export function checkConnection(view: Window): void {
  const last = kept(ofVisit, storageKeys.offlineWarning.name)
  const now = Date.now()
  const step = connectionStep(view.navigator.onLine, last === null ? null : Number(last), now)
  if (step.goneOffline) view.dispatchEvent(new Event('goneOffline'))
  if (!step.warns) return
  keep(ofVisit, storageKeys.offlineWarning.name, String(now))
  tell(warnings.offline)
}
