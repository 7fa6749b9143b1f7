import type { Run } from '#domain/contract/run.ts'
import { endingOf } from '#extension/features/apply-codes/ending.ts'
import { asksForCode, endingWords } from '../words.ts'
import { NameCode } from './NameCode.tsx'
import type { PopupPort } from './popup-port.ts'
import { StartProblem } from './StartProblem.tsx'
import type { Starting } from './use-start.ts'

interface RunEndingProps {
  readonly run: Run
  readonly port: PopupPort
  readonly starting: Starting
}

/** How a run ended, and another try: with the code on the basket where that has to be named. */
export function RunEnding({ run, port, starting }: RunEndingProps) {
  const { strings } = port.words
  const { step, told, start, startBeside } = starting
  const ending = endingOf(run)
  const { headline, sentences } = endingWords(ending, port.words)

  return (
    <section className="stack">
      <div role="status" className="ending" data-kind={ending.kind}>
        <h1>{headline}</h1>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {asksForCode(ending.cause) ? (
        <NameCode port={port} last={told} isBusy={step === 'starting'} onName={startBeside} />
      ) : (
        <button type="button" onClick={start}>
          {strings.run.again}
        </button>
      )}
      <StartProblem step={step} port={port} />
    </section>
  )
}
