/** Follows the page's link `data-go-on` in the page's stead, so that "back" doesn't lead here. */
export function goOn(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>('a[data-go-on]')
  if (link) page.defaultView?.location.replace(link.href)
}
