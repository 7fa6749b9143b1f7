import { ledAway } from './page-steps.ts'

/** Follows the page's link `data-go-on` in the page's stead, so that "back" doesn't lead here. */
export function goOn(page: Document): Promise<never> | undefined {
  const link = page.querySelector<HTMLAnchorElement>('a[data-go-on]')
  if (!link || !page.defaultView) return undefined
  page.defaultView.location.replace(link.href)
  return ledAway
}
