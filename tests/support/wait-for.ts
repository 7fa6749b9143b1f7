import { setTimeout } from 'node:timers/promises'

/**
 * Looks again and again until what is looked for is there. For what runs without Vitest too, whose
 * own `vi.waitFor` does the same.
 *
 * @param look throws what is missing.
 * @param patience in ms.
 * @throws what `look` threw last.
 */
export async function waitFor<Found>(
  look: () => Promise<Found>,
  patience: { readonly timeout: number; readonly interval: number },
): Promise<Found> {
  const end = performance.now() + patience.timeout
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (performance.now() >= end) throw error
    }
    await setTimeout(patience.interval)
  }
}
