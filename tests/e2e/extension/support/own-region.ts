import type { Page } from 'puppeteer-core'

type Node = NonNullable<Awaited<ReturnType<Page['accessibility']['snapshot']>>>

/**
 * The bar or the prompt in a page as it is told to people who don't see it: its shadow root is
 * closed to scripts.
 *
 * @throws Error where neither stands.
 */
export async function ownRegion(page: Page): Promise<Node> {
  const tree = await page.accessibility.snapshot({ interestingOnly: false, includeIframes: true })
  const region = tree === null ? undefined : find(tree, isOurs)
  if (region === undefined) throw new Error('nothing of ours stands in the page')
  return region
}

const isOurs = (node: Node) => node.role === 'region' && node.name === 'Pouch'

/** The first part of a region that is the one wanted. */
export function find(node: Node, wanted: (node: Node) => boolean): Node | undefined {
  if (wanted(node)) return node
  for (const child of node.children ?? []) {
    const found = find(child, wanted)
    if (found !== undefined) return found
  }
  return undefined
}

/** All that a region says. */
export function wordsOf(node: Node): string[] {
  const own = node.role === 'StaticText' && node.name !== undefined ? [node.name] : []
  return [...own, ...(node.children ?? []).flatMap(wordsOf)]
}
