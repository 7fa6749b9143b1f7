/** CSS pixels. Specification, section 9, "Layout". */
export const stickyPanelDefaults = { navbarHeight: 97, topOffset: 60, bottomOffset: 450 } as const

export interface PanelOffsets {
  readonly navbarHeight: number
  /** Between the navbar and the panel, while it sticks. */
  readonly topOffset: number
  /** Between the panel and the page's end, at least: there the footer stands. */
  readonly bottomOffset: number
}

/** Where things are, in CSS pixels; places are counted from the page's top. */
export interface PanelPlace {
  /** How far the page is scrolled. */
  readonly scroll: number
  /** Where the panel begins by itself. */
  readonly panelTop: number
  readonly panelHeight: number
  readonly pageHeight: number
}

/** `top` is counted from the window's top where it is fixed, from the page's where it is absolute. */
export interface PanelPosition {
  readonly position: 'fixed' | 'absolute'
  readonly top: number
}

/**
 * Where the side panel stands: at its own place until the navbar comes near, then below it, and
 * from where the footer comes near it goes with the page. Where there is no way between its place
 * and the footer it stays where it is.
 */
export function stickyPanel(
  { scroll, panelTop, panelHeight, pageHeight }: PanelPlace,
  { navbarHeight, topOffset, bottomOffset }: PanelOffsets = stickyPanelDefaults,
): PanelPosition {
  const fixedTop = navbarHeight + topOffset
  const lowest = Math.max(panelTop, pageHeight - bottomOffset - panelHeight)
  const wanted = scroll + fixedTop
  if (wanted <= panelTop) return { position: 'absolute', top: panelTop }
  if (wanted >= lowest) return { position: 'absolute', top: lowest }
  return { position: 'fixed', top: fixedTop }
}
