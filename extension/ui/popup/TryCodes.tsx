import { useState } from 'react'
import type { ShopView } from '#extension/features/page-look/page-look.ts'
import { fill, fillCount } from '#strings/fill.ts'
import { listed } from '../words.ts'
import type { PopupPort } from './popup-port.ts'

/** A supported shop's basket: the one button that matters. */
export function TryCodes({ view, port }: { view: ShopView; port: PopupPort }) {
  const [step, setStep] = useState<'ready' | 'starting' | 'refused'>('ready')
  const { strings, languageTag } = port.words
  const words = strings.basket

  const start = () => {
    setStep('starting')
    port.startRun().then(
      (started) => {
        if (!started) setStep('refused')
      },
      () => {
        setStep('refused')
      },
    )
  }
  return (
    <section className="stack">
      <h1>{fill(words.heading, { shop: view.name })}</h1>
      <p className="muted">{words.lead}</p>
      {view.leftBehind.length > 0 && (
        <p className="note">
          {fill(words.leftBehind, { codes: listed(view.leftBehind, languageTag) })}
        </p>
      )}
      <button type="button" className="primary" disabled={step === 'starting'} onClick={start}>
        {step === 'starting' ? words.starting : fillCount(words.tryCodes, view.tries, languageTag)}
      </button>
      <p className="problem" role="alert">
        {step === 'refused' && words.notStarted}
      </p>
    </section>
  )
}
