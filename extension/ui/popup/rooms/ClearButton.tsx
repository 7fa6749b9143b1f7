import { useEffect, useRef, useState } from 'react'
import type { PopupPort } from '../popup-port.ts'
import { roomWords } from './room-words.ts'

interface ClearButtonProps {
  readonly label: string
  readonly port: PopupPort
  readonly onClear: () => void
}

/** Deletes something that can't be brought back, so it asks once more. */
export function ClearButton({ label, port, onClear }: ClearButtonProps) {
  const [asks, setAsks] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  const words = roomWords[port.words.translation].clear

  // The pressed button is gone; the harmless answer takes its focus.
  useEffect(() => {
    if (asks) keep.current?.focus()
  }, [asks])

  if (!asks) {
    return (
      <button
        type="button"
        onClick={() => {
          setAsks(true)
        }}
      >
        {label}
      </button>
    )
  }
  return (
    <div className="sure" role="group" aria-label={label}>
      <span>{words.sure}</span>
      <button
        ref={keep}
        type="button"
        onClick={() => {
          setAsks(false)
        }}
      >
        {words.no}
      </button>
      <button type="button" className="danger" onClick={onClear}>
        {words.yes}
      </button>
    </div>
  )
}
