/** Takes offers off the page that have ended since it was built. They carry their end as ISO 8601. */
export function hideEnded(now: Date): void {
  for (const offer of document.querySelectorAll<HTMLElement>('[data-ends]')) {
    if (Date.parse(offer.dataset.ends ?? '') <= now.getTime()) offer.hidden = true
  }
}
