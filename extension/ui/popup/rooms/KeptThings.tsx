import type { ReactNode } from 'react'
import { popupWords } from '../popup-words.ts'
import type { PopupPort } from '../popup-port.ts'
import { Skeleton } from '../Skeleton.tsx'
import { roomWords } from './room-words.ts'
import type { Kept } from './use-kept.ts'

interface KeptThingsProps<T> {
  readonly kept: Kept<T>
  readonly port: PopupPort
  readonly children: (value: T) => ReactNode
}

/** Shows what is stored once it is read, and says so where it can't be. */
export function KeptThings<T>({ kept, port, children }: KeptThingsProps<T>) {
  const { translation } = port.words
  if (kept.kind === 'read') return children(kept.value)
  if (kept.kind === 'reading') return <Skeleton label={popupWords[translation].rooms.opening} />
  return (
    <p className="problem" role="alert">
      {roomWords[translation].broken}
    </p>
  )
}
