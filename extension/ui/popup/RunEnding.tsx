import { useState } from 'react'
import type { Run } from '#domain/contract/run.ts'
import { endingOf } from '#extension/features/apply-codes/ending.ts'
import { endingWords } from '../words.ts'
import type { PopupPort } from './popup-port.ts'

/** How a run ended, and another try. */
export function RunEnding({ run, port }: { run: Run; port: PopupPort }) {
  const [refused, setRefused] = useState(false)
  const { strings } = port.words
  const ending = endingOf(run)
  const { headline, sentences } = endingWords(ending, port.words)

  const again = () => {
    port.startRun().then(
      (started) => {
        setRefused(!started)
      },
      () => {
        setRefused(true)
      },
    )
  }
  return (
    <section className="stack">
      <div role="status" className="ending" data-kind={ending.kind}>
        <h1>{headline}</h1>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <button type="button" onClick={again}>
        {strings.run.again}
      </button>
      <p className="problem" role="alert">
        {refused && strings.basket.notStarted}
      </p>
    </section>
  )
}
