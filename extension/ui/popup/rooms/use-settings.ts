import { useCallback, useMemo, useState } from 'react'
import { storedSettings, type Settings } from '#extension/features/settings/settings.ts'
import type { PopupPort } from '../popup-port.ts'
import { useKept, type Kept } from './use-kept.ts'

/** The settings as they count: without the browser's leave nothing is offered, whatever is stored. */
interface Standing {
  readonly chosen: Settings
  readonly offers: boolean
}

export interface SettingsInHand {
  readonly kept: Kept<Standing>
  /** What the last press of the switch for offers has come to. */
  readonly asking: 'no' | 'asked' | 'refused'
  change(changes: Partial<Settings>): void
  switchOffers(on: boolean): void
}

/** Reads the settings and changes them, with the browser's leave that offers need. */
export function useSettings({ local, hasAllShops, ...access }: PopupPort): SettingsInHand {
  const stored = useMemo(() => storedSettings(local), [local])
  const read = useCallback(async (): Promise<Standing> => {
    const [chosen, isAllowed] = await Promise.all([stored.read(), hasAllShops()])
    return { chosen, offers: chosen.prompt && isAllowed }
  }, [stored, hasAllShops])
  const [kept, take] = useKept(read)
  const [asking, setAsking] = useState<SettingsInHand['asking']>('no')

  async function turnOn(): Promise<Standing> {
    // First of all, while the press is being handled: browsers take a question at no other time.
    const answered = access.askForAllShops()
    setAsking('asked')
    // The question may close the popup, so the wish is kept before the answer. Without the
    // browser's leave it has no effect.
    await stored.change({ prompt: true })
    const isAllowed = await answered.catch(() => false)
    if (!isAllowed) await stored.change({ prompt: false })
    setAsking(isAllowed ? 'no' : 'refused')
    return read()
  }

  async function turnOff(): Promise<Standing> {
    setAsking('no')
    await stored.change({ prompt: false })
    await access.giveBackAllShops()
    return read()
  }

  return {
    kept,
    asking,
    change: (changes) => {
      take(stored.change(changes).then(read))
    },
    switchOffers: (on) => {
      take(on ? turnOn() : turnOff())
    },
  }
}
