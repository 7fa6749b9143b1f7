import { useEffect, useRef } from 'react'
import type { PopupPort } from '../popup-port.ts'
import { roomWords } from './room-words.ts'

interface RoomHeadProps {
  readonly heading: string
  readonly port: PopupPort
  /** Where the room stands behind another. */
  readonly onBack?: () => void
}

/**
 * A room's heading. Where the pressed button went with the room that it stood in, the heading takes
 * the focus, so that the keyboard goes on here and a reader of screens says where it is.
 */
export function RoomHead({ heading, port, onBack }: RoomHeadProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) title.current?.focus()
  }, [])
  return (
    <div className="room-head">
      {onBack !== undefined && (
        <button type="button" className="plain" onClick={onBack}>
          {roomWords[port.words.translation].back}
        </button>
      )}
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
    </div>
  )
}
