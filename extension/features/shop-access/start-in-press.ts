import type { Start } from './start.ts'

export interface StartInPressPorts {
  /** Has the browser ask for the shop's pages where it must; resolves to whether we have them. */
  readonly askForShop: () => Promise<boolean>
  readonly startRun: () => Promise<Start>
  /** Takes the order back. */
  readonly withdraw: () => Promise<unknown>
}

/** `refused`: the shopper does not let us into the shop's pages. */
export type StartInPress = Exclude<Start, 'waiting'> | 'refused'

/**
 * Starts a run from the popup. Question and order go out together: browsers let us ask within the
 * press alone, and may close the popup over the question.
 */
export async function startInPress(ports: StartInPressPorts): Promise<StartInPress> {
  const given = ports.askForShop().catch(() => false)
  const start = await ports.startRun()
  if (start !== 'waiting') return start
  if (await given) return 'started'
  await ports.withdraw()
  return 'refused'
}
