/** What a person presses to get to another page. */
const pressable = 'a, button, input, select, summary, [role=button], [role=link], [onclick]'

/** A load this soon after the shopper's own press, in ms, is the shopper's. */
export const ownPressMs = 1000

/**
 * Calls back when the shopper, and no script, presses something that may lead to another page.
 *
 * @returns a function that ends the listening.
 */
export function onOwnPress(window: Window | null, listener: () => void): () => void {
  const onPress = (event: Event) => {
    const target = event.composedPath()[0] as Partial<Element> | undefined
    if (event.isTrusted && target?.closest?.(pressable)) listener()
  }
  window?.addEventListener('pointerdown', onPress, true)
  window?.addEventListener('keydown', onPress, true)
  return () => {
    window?.removeEventListener('pointerdown', onPress, true)
    window?.removeEventListener('keydown', onPress, true)
  }
}
