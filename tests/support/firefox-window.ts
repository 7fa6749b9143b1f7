import type { Browser } from 'puppeteer-core'

/** What is used here of the window around the pages, as scripts of Firefox itself see it. */
export interface ChromeWindow extends Window {
  readonly gBrowser: { readonly selectedBrowser: BrowserElement }
  readonly WebExtensionPolicy: {
    getByID(id: string): {
      readonly extension: unknown
      readonly allowedOrigins: { readonly patterns: readonly { readonly pattern: string }[] }
    }
  }
  readonly ChromeUtils: {
    importESModule(address: 'resource://gre/modules/ExtensionStorage.sys.mjs'): {
      readonly extensionStorageSession: {
        get(
          extension: unknown,
          keys: null,
        ): Record<string, { deserialize(into: ChromeWindow, keepsData: true): unknown }>
      }
    }
  }
}

/** The element of that window in which a page is shown. */
interface BrowserElement extends Element {
  readonly currentURI: { readonly spec: string } | null
  readonly messageManager: {
    addMessageListener(name: string, listen: (message: { data: unknown }) => void): void
    loadFrameScript(address: string, later: boolean): void
  }
}

/** What Firefox shows: its own window, with a tab's page and an extension's popup in it. */
export interface FirefoxWindow {
  /**
   * Calls a function in Firefox's own window. It is sent as text: it sees its arguments alone, and
   * they and its result are JSON.
   */
  inWindow<Args extends unknown[], Result>(
    call: (window: ChromeWindow, ...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** Calls a function, as above, with the document of the tab in front or of the open popup. */
  inDocument<Args extends unknown[], Result>(
    of: 'tab' | 'popup',
    call: (document: Document, ...args: Args) => Result,
    ...args: Args
  ): Promise<Result>
}

/** The part of WebDriver BiDi that Puppeteer has no words for. */
interface BidiConnection {
  send(method: string, params: object): Promise<{ readonly result: unknown }>
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

export function firefoxWindow(browser: Browser): FirefoxWindow {
  const { connection } = browser as unknown as { readonly connection: BidiConnection }

  const inWindow: FirefoxWindow['inWindow'] = async (call, ...args) => {
    const tree = await connection.send('browsingContext.getTree', {
      'moz:scope': 'chrome',
      maxDepth: 0,
    })
    const { contexts } = tree.result as { contexts: readonly { context: string }[] }
    const { result } = await connection.send('script.evaluate', {
      target: { context: contexts[0]?.context },
      expression: `(async () => JSON.stringify((await (${String(call)})(window, ...${JSON.stringify(args)})) ?? null))()`,
      awaitPromise: true,
    })
    const evaluated = result as Evaluated
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text)
    return JSON.parse(evaluated.result.value) as Awaited<ReturnType<typeof call>>
  }

  return {
    inWindow,
    async inDocument(of, call, ...args) {
      const source = `(${String(call)})(content.document, ...${JSON.stringify(args)})`
      const answer = await inWindow(callInDocument, of, source)
      if ('error' in answer) throw new Error(answer.error)
      return answer.result as Awaited<ReturnType<typeof call>>
    },
  }
}

function callInDocument(
  { document, gBrowser }: ChromeWindow,
  of: 'tab' | 'popup',
  source: string,
): Promise<{ result: unknown } | { error: string }> {
  const popups = document.querySelectorAll<BrowserElement>('browser.webextension-popup-browser')
  const shown =
    of === 'tab'
      ? gBrowser.selectedBrowser
      : [...popups].find(({ currentURI }) => currentURI?.spec.endsWith('/popup.html') === true)
  if (shown === undefined) return Promise.resolve({ error: 'no popup is open' })
  const { messageManager } = shown
  const name = `answer:${crypto.randomUUID()}`
  const script = `
    try { sendAsyncMessage('${name}', { result: ${source} ?? null }) }
    catch (error) { sendAsyncMessage('${name}', { error: String(error) }) }`
  return new Promise((resolve) => {
    messageManager.addMessageListener(name, ({ data }) => {
      resolve(data as { result: unknown } | { error: string })
    })
    // None comes where Firefox has meanwhile moved the popup into another element.
    setTimeout(resolve, 5000, { error: `no answer from the ${of}` })
    messageManager.loadFrameScript(`data:,${encodeURIComponent(script)}`, false)
  })
}
