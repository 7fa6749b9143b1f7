import type { IncomingMessage } from 'node:http'
import { storageKeys } from '#domain/consent/storage.ts'

/** What a visitor's browser says of them: the locale that it keeps, and its languages. */
export function visitorOf({ headers }: IncomingMessage) {
  const prefix = `${storageKeys.locale.name}=`
  const cookie = headers.cookie?.split(';').find((each) => each.trim().startsWith(prefix))
  return {
    storedLocale: cookie?.trim().slice(prefix.length),
    acceptLanguage: headers['accept-language'] ?? '',
  }
}
