import { loadingTurn } from '#domain/screens/entry.ts'

/**
 * Covers a page that waits before it may show, with one of two messages in turn.
 *
 * @param box has the two messages as its paragraphs.
 * @returns what takes it away again.
 */
export function showLoadingScreen(box: HTMLElement, draw: () => number): () => void {
  const [first, second] = box.querySelectorAll<HTMLElement>('p')
  let timer: ReturnType<typeof setTimeout> | undefined
  const turn = () => {
    if (!first || !second) return
    const { message, nextIn } = loadingTurn([first, second] as const, draw)
    for (const each of [first, second]) each.hidden = each !== message
    timer = setTimeout(turn, nextIn)
  }
  turn()
  box.hidden = false
  return () => {
    clearTimeout(timer)
    box.hidden = true
  }
}
