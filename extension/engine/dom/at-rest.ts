/** In ms: what moves for longer, such as a sign of work, is no entrance. */
const longestEntrance = 800

/**
 * Waits until a part has come in. A library that fades a dialog in takes no order to shut it until that
 * is over, so a press on its buttons would leave it standing over the page.
 */
export async function atRest(part: Element): Promise<void> {
  // An environment without layout moves nothing.
  const moves = 'getAnimations' in part ? part.getAnimations({ subtree: true }) : []
  if (moves.length === 0) return
  const entered = Promise.allSettled(moves.map(({ finished }) => finished))
  await Promise.race([entered, soon(longestEntrance)])
  // The page hears of the end right after.
  await soon(0)
}

const soon = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
