import { useCallback, useMemo, useState } from 'react'
import { reportsKey } from '#extension/features/reports/reports-key.ts'
import { storedSettings, type Settings } from '#extension/features/settings/settings.ts'
import type { PopupPort } from '../popup-port.ts'
import { useKept, type Kept } from './use-kept.ts'

/** The settings that a browser has to agree to. */
export type Agreed = 'prompt' | 'reports'

/** The settings as they count: without the browser's leave a switch is off, whatever is stored. */
interface Standing {
  readonly chosen: Settings
  readonly isOn: Readonly<Record<Agreed, boolean>>
}

/** What the last press of a switch has come to, while it isn't simply on or off. */
interface Asking {
  readonly about: Agreed
  readonly answer: 'open' | 'no'
}

export interface SettingsInHand {
  readonly kept: Kept<Standing>
  readonly asking: Asking | null
  change(changes: Partial<Settings>): void
  switch(about: Agreed, on: boolean): void
}

/** Reads the settings and changes them, with the browser's leave that some of them need. */
export function useSettings(port: PopupPort): SettingsInHand {
  const { local, hasAllShops, hasReportLeave } = port
  const stored = useMemo(() => storedSettings(local), [local])
  const read = useCallback(async (): Promise<Standing> => {
    const [chosen, shops, leave] = await Promise.all([
      stored.read(),
      hasAllShops(),
      hasReportLeave(),
    ])
    return { chosen, isOn: { prompt: chosen.prompt && shops, reports: chosen.reports && leave } }
  }, [stored, hasAllShops, hasReportLeave])
  const [kept, take] = useKept(read)
  const [asking, setAsking] = useState<Asking | null>(null)

  const ask = (about: Agreed) =>
    about === 'prompt' ? port.askForAllShops() : port.askForReportLeave()

  async function turnOn(about: Agreed): Promise<Standing> {
    // First of all, while the press is being handled: browsers take a question at no other time.
    const answered = ask(about)
    setAsking({ about, answer: 'open' })
    // The question may close the popup, so the wish is kept before the answer. Without the
    // browser's leave it has no effect.
    await stored.change({ [about]: true })
    const isAllowed = await answered.catch(() => false)
    if (!isAllowed) await stored.change({ [about]: false })
    setAsking(isAllowed ? null : { about, answer: 'no' })
    return read()
  }

  async function turnOff(about: Agreed): Promise<Standing> {
    setAsking(null)
    await stored.change({ [about]: false })
    if (about === 'prompt') await port.giveBackAllShops()
    else await Promise.all([local.remove([reportsKey]), port.giveBackReportLeave()])
    return read()
  }

  return {
    kept,
    asking,
    change: (changes) => {
      take(stored.change(changes).then(read))
    },
    switch: (about, on) => {
      take(on ? turnOn(about) : turnOff(about))
    },
  }
}
