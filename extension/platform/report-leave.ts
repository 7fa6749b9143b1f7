import { browser } from 'wxt/browser'
import { browserName } from './build-settings.ts'

/** Firefox asks for each kind of data that leaves it; a report names a shop that was visited. */
const asksFirst = browserName === 'firefox'
const visitedShops = { data_collection: ['browsingActivity'] } as object

/** Whether the browser lets reports be sent, if the shopper has switched them on. */
export const hasReportLeave = async (): Promise<boolean> =>
  !asksFirst || browser.permissions.contains(visitedShops)

/** To be called while a press is being handled, before anything is waited for. */
export const askForReportLeave = async (): Promise<boolean> =>
  !asksFirst || browser.permissions.request(visitedShops)

export async function giveBackReportLeave(): Promise<void> {
  if (asksFirst) await browser.permissions.remove(visitedShops)
}
