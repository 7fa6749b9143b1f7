/** Words of addresses that do something: reading such a page again would do it again. */
const acting = /(?:^|[?&_-])(?:add|remove|delete|undo|update|qty|quantity|coupon|apply|discount)/i

/** Address that answers with the page without doing anything. */
export function addressToRead(document: Document): string {
  const url = new URL(document.URL)
  url.hash = ''
  if (acting.test(url.search)) url.search = ''
  return url.href
}

/** Whether a load of the page would do once more what led to it, such as taking a code off. */
export const actsWhenRead = (document: Document): boolean =>
  acting.test(new URL(document.URL).search)

export function isSamePage(one: string, other: string): boolean {
  const path = (address: string) => new URL(address).pathname.replace(/\/$/, '')
  return path(one) === path(other)
}
