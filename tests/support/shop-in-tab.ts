import { VirtualConsole } from 'jsdom'
import { vi } from 'vitest'
import { guideTo } from '#extension/engine/adapters/guide.ts'
import {
  runCodes,
  type EngineRequest,
  type Resumption,
  type RunProgress,
  type RunState,
} from '#extension/engine/run-codes.ts'
import { openPage } from '#tests/corpus/open-page.ts'

/** A shop that lives in a test. */
export interface ShopInTest {
  readonly address: string
  /** The basket's page as the shop sends it now. */
  page(): string
  /** What the shop answers to a form of that page; null where the answer is lost on the way. */
  post(path: string, sent: URLSearchParams): string | null
  readonly fetch: typeof fetch
}

export interface TabEnding {
  readonly progress: RunProgress
  readonly refresh: string | null
  /** How often the run itself had the page loaded. */
  readonly loads: number
}

/**
 * A run with a guide in a tab that goes from page to page as the run loads them. On a fake clock.
 *
 * @param more.leaveAt at which try the shopper loads the page again.
 * @param more.onLeave called once that page is drawn: what the shop still had to carry out.
 */
export async function runInTab(
  shop: ShopInTest,
  codes: readonly string[],
  {
    leaveAt,
    onLeave,
    ...more
  }: Partial<Pick<EngineRequest, 'recipe' | 'signal'>> & {
    leaveAt?: number
    onLeave?: () => void
  } = {},
): Promise<TabEnding> {
  let tries = 0
  let html = shop.page()
  let resume: Resumption | null = null
  for (let loads = 0; loads < 80; loads++) {
    const virtualConsole = new VirtualConsole()
    const { window } = openPage(html, shop.address, virtualConsole)
    let next: string | undefined
    let loadedBy: Resumption['loadedBy'] = 'run'
    const load = (page: string) => {
      next = page
      window.dispatchEvent(new window.Event('pagehide'))
    }
    // jsdom loads no pages; what it says instead tells that one was to be loaded.
    virtualConsole.on('jsdomError', () => {
      load(shop.page())
    })
    window.HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
      const sent = new URLSearchParams()
      for (const [name, value] of new window.FormData(this)) sent.append(name, value as string)
      const answer = shop.post(this.getAttribute('action') ?? '', sent)
      if (answer === null) loadedBy = 'rescue'
      load(answer ?? shop.page())
    }
    let state = null as RunState | null
    let result: Awaited<ReturnType<typeof runCodes>> | undefined
    const running = runCodes({
      ...{ document: window.document, codes, currencyHint: 'GBP', resume, fetch: shop.fetch },
      budget: { tries: 20, perCodeMs: 6000, totalMs: 600_000 },
      signal: new AbortController().signal,
      guide: guideTo(window.document),
      ...more,
      report: (_, reported) => {
        // As it would come out of the extension's storage.
        state = JSON.parse(JSON.stringify(reported)) as RunState | null
        if (state?.pending?.act.kind === 'try' && ++tries === leaveAt) {
          loadedBy = 'shopper'
          load(shop.page())
          onLeave?.()
        }
        return Promise.resolve()
      },
    }).then((ended) => {
      result = ended
    })
    while (result === undefined) await vi.advanceTimersByTimeAsync(50)
    await running
    window.close()
    if (result.kind === 'ended') return { ...result, loads }
    if (state === null || next === undefined) throw new Error('the run is lost')
    resume = { state, loadedBy }
    html = next
  }
  throw new Error('the run never ends')
}
