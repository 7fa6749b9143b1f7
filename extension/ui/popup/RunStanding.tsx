import { useState } from 'react'
import type { Run } from '#domain/contract/run.ts'
import { standingOf } from '#extension/features/apply-codes/standing.ts'
import { standingWords } from '../words.ts'
import type { PopupPort } from './popup-port.ts'

/** A run that goes on in the page, code by code. */
export function RunStanding({ run, port }: { run: Run; port: PopupPort }) {
  const [stopping, setStopping] = useState(false)
  const words = port.words.strings.run
  const standing = standingOf(run)
  const { line, best } = standingWords(standing, port.words)
  const done = standing.step === 'trying' ? standing.position - 1 : standing.position

  const stop = () => {
    setStopping(true)
    port.stopRun().catch(() => {
      setStopping(false)
    })
  }
  return (
    <section className="stack">
      <h1>{words.heading}</h1>
      <div role="status" className="standing">
        <span>{line}</span>
        <code>{standing.code}</code>
      </div>
      <progress
        aria-label={words.heading}
        max={standing.count}
        value={standing.step === 'preparing' ? 0 : done}
      />
      {best !== '' && <p className="good">{best}</p>}
      <button type="button" disabled={stopping} onClick={stop}>
        {stopping ? words.stopping : words.stop}
      </button>
    </section>
  )
}
