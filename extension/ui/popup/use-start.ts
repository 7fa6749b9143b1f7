import { useState } from 'react'
import type { ShopView } from '#extension/features/page-look/page-look.ts'
import type { StartInPress } from '#extension/features/shop-access/start-in-press.ts'
import type { PopupPort } from './popup-port.ts'

/** How far the last press of a button that starts a run has come. */
export type StartStep = 'ready' | 'starting' | StartInPress

/** What the buttons that start a run share. */
export function useStart(
  port: PopupPort,
  frame: ShopView['frame'],
): { step: StartStep; start: (told?: string) => void } {
  const [step, setStep] = useState<StartStep>('ready')
  const start = (told?: string) => {
    setStep('starting')
    port.startRun(frame, told).then(setStep, () => {
      setStep('not-started')
    })
  }
  return { step, start }
}
