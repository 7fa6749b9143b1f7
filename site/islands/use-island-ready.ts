import { useEffect, type RefObject } from 'react'

/** Tells `client:use` that the island has taken over, so that a press held back can be given again. */
export function useIslandReady(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.dispatchEvent(new Event('island:ready', { bubbles: true }))
  }, [root])
}
