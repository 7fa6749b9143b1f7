import { useState } from 'react'
import type { ShopView } from '#extension/features/page-look/page-look.ts'
import type { StartInPress } from '#extension/features/shop-access/start-in-press.ts'
import type { PopupPort } from './popup-port.ts'

/** How far the last press of a button that starts a run has come. */
export type StartStep = 'ready' | 'starting' | StartInPress

/** What the buttons that start a run share. */
export interface Starting {
  readonly step: StartStep
  /** What the shopper last named as the code on the basket; empty for nothing. */
  readonly told: string
  readonly start: () => void
  /** @param told the code that is on by the shopper's word, where the page names none. */
  readonly startBeside: (told: string) => void
}

/** One press at a time: a second one would take the place of the first in the background. */
export function useStart(port: PopupPort, frame: ShopView['frame']): Starting {
  const [step, setStep] = useState<StartStep>('ready')
  const [told, setTold] = useState('')
  const press = (code?: string) => {
    if (step === 'starting') return
    setStep('starting')
    port.startRun(frame, code).then(setStep, () => {
      setStep('not-started')
    })
  }
  return {
    ...{ step, told },
    start: () => {
      press()
    },
    startBeside: (code) => {
      setTold(code)
      press(code)
    },
  }
}
