/** Links through the click-out route say when they were pressed, in ms since 1970. */
export function stampPresses(page: EventTarget): void {
  const stamp = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="co_tsp="]') : null
    if (link) link.href = link.href.replace(/([?&]co_tsp=)\d*/, `$1${Date.now()}`)
  }
  // The middle button and the context menu's "new tab" raise no click.
  for (const press of ['click', 'auxclick', 'contextmenu'])
    page.addEventListener(press, stamp, true)
}
