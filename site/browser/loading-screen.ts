import { loadingTurn } from '#domain/screens/entry.ts'

/**
 * Covers a page that waits before it may show, with one of two messages in turn. What is covered
 * can't be reached; the page's own link onwards, `data-go-on`, stands above (`LoadingBar.astro`).
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
  const covered = [...(box.parentElement?.children ?? [])].filter(
    (each) => each !== box && !each.querySelector('[data-go-on]'),
  )
  const cover = (isCovered: boolean) => {
    box.hidden = !isCovered
    for (const each of covered) each.toggleAttribute('inert', isCovered)
  }
  turn()
  cover(true)
  return () => {
    clearTimeout(timer)
    cover(false)
  }
}
