import { useCallback, useEffect, useState } from 'react'

/** What is stored, as a room shows it. */
export type Kept<T> =
  | { readonly kind: 'reading' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'read'; readonly value: T }

/**
 * Reads what is stored when the room opens.
 *
 * @param read the same function at every rendering.
 * @returns what was read, and a function that puts a promise of something newer in its place.
 */
export function useKept<T>(read: () => Promise<T>): [Kept<T>, (newer: Promise<T>) => void] {
  const [kept, setKept] = useState<Kept<T>>({ kind: 'reading' })
  const take = useCallback((coming: Promise<T>) => {
    coming.then(
      (value) => {
        setKept({ kind: 'read', value })
      },
      () => {
        setKept({ kind: 'broken' })
      },
    )
  }, [])
  useEffect(() => {
    take(read())
  }, [read, take])
  return [kept, take]
}
