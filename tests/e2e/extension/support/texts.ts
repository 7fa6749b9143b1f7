import { UnsupportedOperation, type CDPSession, type Page, type Protocol } from 'puppeteer-core'

/** Texts of the elements that a selector finds, in the page, its frames and shut components. */
export async function textsOf(page: Page, selector: string): Promise<string[]> {
  const perFrame = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame
          .$$eval(`>>> ${selector}`, (all) => all.map((each) => each.textContent))
          .catch(() => []),
      ),
  )
  return [...perFrame.flat(), ...(await textsShutAway(page, selector))]
}

/** The same in shadow roots that are closed to every script of the page. */
async function textsShutAway(page: Page, selector: string): Promise<string[]> {
  const session = await sessionOf(page)
  if (session === undefined) return []
  try {
    const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
    const perRoot = closedRoots(root).map(async ({ nodeId }) => {
      const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId, selector })
      return Promise.all(nodeIds.map((each) => textOf(session, each)))
    })
    return (await Promise.all(perRoot)).flat()
  } catch {
    // The page was loaded anew meanwhile: nothing of it can be read.
    return []
  } finally {
    await session.detach()
  }
}

/** Chromium's own protocol, which alone looks into closed roots; Firefox doesn't speak it. */
async function sessionOf(page: Page): Promise<CDPSession | undefined> {
  try {
    return await page.createCDPSession()
  } catch (error) {
    if (error instanceof UnsupportedOperation) return undefined
    throw error
  }
}

function closedRoots(node: Protocol.DOM.Node): Protocol.DOM.Node[] {
  const { shadowRoots = [], children = [] } = node
  const closed = shadowRoots.filter(({ shadowRootType }) => shadowRootType === 'closed')
  return [...closed, ...[...shadowRoots, ...children].flatMap(closedRoots)]
}

async function textOf(session: CDPSession, nodeId: number): Promise<string> {
  const { object } = await session.send('DOM.resolveNode', { nodeId })
  const { result } = await session.send('Runtime.callFunctionOn', {
    ...(object.objectId === undefined ? {} : { objectId: object.objectId }),
    functionDeclaration: 'function () { return this.textContent }',
    returnByValue: true,
  })
  return String(result.value)
}
