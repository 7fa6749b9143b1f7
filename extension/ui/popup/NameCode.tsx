import { useId, useState } from 'react'
import type { PopupPort } from './popup-port.ts'
import { popupWords } from './popup-words.ts'

interface NameCodeProps {
  readonly port: PopupPort
  /** What was named before, perhaps with a slip; empty for nothing. */
  readonly last: string
  readonly isBusy: boolean
  readonly onName: (code: string) => void
}

/** Asks for the code that is on the basket, of which the page says no more than that there is one. */
export function NameCode({ port, last, isBusy, onName }: NameCodeProps) {
  const [text, setText] = useState(last)
  const id = useId()
  const words = popupWords[port.words.translation].nameCode
  const code = text.trim()

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        if (code !== '') onName(code)
      }}
    >
      <label htmlFor={id}>{words.label}</label>
      <input
        id={id}
        type="text"
        required
        maxLength={100}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setText(event.target.value)
        }}
      />
      <p id={`${id}-hint`} className="small muted">
        {words.hint}
      </p>
      <button type="submit" className="primary" disabled={isBusy}>
        {words.submit}
      </button>
    </form>
  )
}
