import type { ClientDirective } from 'astro'

/** What counts as using an island. `island:wake` lets a script of the page ask for it. */
const uses = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'island:wake'] as const

/**
 * `client:use`. The island loads on the first pointer, focus or key inside it. A press on an
 * element with `data-press` in the meantime is held back and given again once the island is
 * ready, which the island says with the event `island:ready`. Everything else, such as links and
 * `details`, works at once as the server wrote it.
 */
const onUse: ClientDirective = (load, _options, island) => {
  let loading = false
  let pressed: HTMLElement | undefined

  const begin = (): void => {
    if (loading) return
    loading = true
    void load().then((hydrate) => hydrate())
  }
  const hold = (event: Event): void => {
    const target = event.target instanceof Element ? event.target.closest('[data-press]') : null
    if (!(target instanceof HTMLElement)) return
    event.preventDefault()
    event.stopPropagation()
    pressed = target
    begin()
  }

  for (const use of uses) island.addEventListener(use, begin, { passive: true })
  island.addEventListener('click', hold, { capture: true })

  island.addEventListener('island:ready', () => {
    for (const use of uses) island.removeEventListener(use, begin)
    island.removeEventListener('click', hold, { capture: true })
    pressed?.click()
  })
  // Without its code the island is what the server wrote, and the next use tries again.
  island.addEventListener('astro:hydration-error', () => {
    loading = false
    pressed = undefined
  })
}

export default onUse
