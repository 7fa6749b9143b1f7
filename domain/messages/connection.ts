/** What a page does on its entry about the connection. */
export interface ConnectionStep {
  /** The event `goneOffline` is fired. */
  readonly goneOffline: boolean
  /** The warning comes up. */
  readonly warns: boolean
}

/** Milliseconds between two warnings at least. Specification, section 9, "Offline warning". */
export const offlineWarningEvery = 300_000

/**
 * Looks at the connection, as each entry does. Specification, sections 2 and 8: the event fires
 * every time, the warning comes up once every 300 seconds at most.
 *
 * @param warnedAt when the last warning came up, null for never; both in ms since 1970.
 */
export function connectionStep(
  isOnline: boolean,
  warnedAt: number | null,
  now: number,
): ConnectionStep {
  if (isOnline) return { goneOffline: false, warns: false }
  // A clock that was set back must not silence the warning.
  const isDue = warnedAt === null || Math.abs(now - warnedAt) >= offlineWarningEvery
  return { goneOffline: true, warns: isDue }
}
