import { useCallback, useState } from 'react'
import type { OtherRoom } from './rooms/OtherRoom.tsx'

/**
 * The component that shows every room but the page's, once it is loaded. Not by `lazy`: React holds
 * what comes after a fallback back for 0.3 s, and loading takes a tenth of that.
 *
 * @returns the component, undefined before it is there, and a function that loads it.
 */
export function useOtherRoom(): [typeof OtherRoom | undefined, () => void] {
  const [component, setComponent] = useState<typeof OtherRoom>()
  const load = useCallback(() => {
    void import('./rooms/OtherRoom.tsx').then(({ OtherRoom: loaded }) => {
      setComponent(() => loaded)
    })
  }, [])
  return [component, load]
}
