/**
 * Calls back when a press or a form begins to lead to another page of this site in this tab.
 * `beforeunload` would say so too, but a page that listens to it is not kept for the way back.
 */
export function followLeaving(page: Document, left: () => void): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && leadsAway(link, event, page.location)) left()
  })
  page.addEventListener('submit', (event) => {
    if (!event.defaultPrevented && !isDialog(event.target)) left()
  })
}

function leadsAway(link: HTMLAnchorElement, event: MouseEvent, here: Location): boolean {
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || opensElsewhere) return false
  if (!link.href || (link.target !== '' && link.target !== '_self')) return false
  if (link.hasAttribute('download') || link.origin !== here.origin) return false
  const isHere = link.pathname === here.pathname && link.search === here.search
  return !(isHere && link.href.includes('#'))
}

const isDialog = (form: EventTarget | null) =>
  form instanceof HTMLFormElement && form.method === 'dialog'
