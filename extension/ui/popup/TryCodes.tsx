import type { ShopView } from '#extension/features/page-look/page-look.ts'
import { fill, fillCount } from '#strings/fill.ts'
import { listed } from '../words.ts'
import type { PopupPort } from './popup-port.ts'
import { StartProblem } from './StartProblem.tsx'
import type { StartStep } from './use-start.ts'

interface TryCodesProps {
  readonly view: ShopView
  readonly port: PopupPort
  readonly step: StartStep
  readonly onStart: () => void
}

/** A supported shop's basket: the one button that matters. */
export function TryCodes({ view, port, step, onStart }: TryCodesProps) {
  const { strings, languageTag } = port.words
  const { basket: words, start } = strings
  const isStarting = step === 'starting' || step === 'started'

  return (
    <section className="stack">
      <h1>{fill(words.heading, { shop: view.name })}</h1>
      <p className="muted">{words.lead}</p>
      {view.leftBehind.length > 0 && (
        <p className="note">
          {fill(words.leftBehind, { codes: listed(view.leftBehind, languageTag) })}
        </p>
      )}
      <button type="button" className="primary" disabled={isStarting} onClick={onStart}>
        {isStarting ? start.starting : fillCount(start.tryCodes, view.tries, languageTag)}
      </button>
      <Asking view={view} port={port} />
      <StartProblem step={step} port={port} />
    </section>
  )
}

/** What the browser will ask, said before it does. */
function Asking({ view, port }: Pick<TryCodesProps, 'view' | 'port'>) {
  const { frame } = view
  const words = port.words.strings.basket
  const sentence =
    frame === null
      ? port.asksFirst && words.asksFirst
      : !frame.isOpen && fill(words.asksForFrame, { host: new URL(frame.origin).host })
  return sentence && <p className="small muted">{sentence}</p>
}
