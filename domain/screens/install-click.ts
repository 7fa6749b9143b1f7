import { isMobile, type Device } from '../install/device.ts'

/** CSS pixels. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** The name that analytics knows a press on “get the extension” by. Specification, section 7. */
export const installAction = 'addToBrowserClicked'

/** What such a press does besides leading to the store. */
export interface InstallClick {
  /** The size of the window that the store opens in, null where it opens as a link does. */
  readonly window: WindowSize | null
  /** The install popup comes, or goes if it is there. */
  readonly togglesPopup: boolean
}

/**
 * Specification, section 4, "Install popup", section 7 and section 9, "Layout": on Chrome the store
 * opens in a window of 7/12 of the screen's width and its height but for 100. A phone has no such window,
 * and no store either.
 */
export function installClick(device: Device, screen: WindowSize): InstallClick {
  if (device.browser !== 'chrome' || isMobile(device)) return { window: null, togglesPopup: false }
  const width = Math.round((screen.width * 7) / 12)
  return {
    window: { width, height: Math.max(screen.height - 100, 100) },
    togglesPopup: true,
  }
}
