import { warnings } from '#domain/messages/warnings.ts'
import { tell } from './messages.ts'

/** Tells the visitor that something the page can't do without failed, and the console what with. */
export function tellFault(reason: unknown): void {
  reportError(reason)
  tell(warnings.wrong)
}
