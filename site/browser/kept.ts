/**
 * Reads a kept value; null also where the browser keeps nothing.
 *
 * @param area gives the storage; it is asked for each time, since asking may already be refused.
 */
export function kept(area: () => Storage, name: string): string | null {
  try {
    return area().getItem(name)
  } catch {
    return null
  }
}

/** Keeps a value, if the browser lets us. An empty one is not kept. */
export function keep(area: () => Storage, name: string, value: string): void {
  try {
    if (value === '') area().removeItem(name)
    else area().setItem(name, value)
  } catch {
    // Without storage it counts for this page.
  }
}

export const ofVisit = () => sessionStorage
export const ofBrowser = () => localStorage
