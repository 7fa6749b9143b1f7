import type { Browser } from 'puppeteer-core'
import type { RunBriefing, RunReport } from '#extension/features/apply-codes/apply-codes.ts'
import type { RunProgress } from '#domain/contract/run.ts'
import type { Fixture } from './shop/fixture.ts'
import type { FixtureShops } from './shop/serve-fixtures.ts'
import { bill, lowestTotal, type Visit } from './shop/till.ts'

/** What came of a run at a fixture's shop. Minor units. */
export interface FixtureEnding {
  readonly progress: RunProgress
  readonly visit: Visit
  /** The page names no code, and the shopper was asked for the one that is on. */
  readonly isAsked: boolean
  /** Whether the finder knows the page for a basket, so that the popup offers to try codes. */
  readonly isOffered: boolean
  readonly arrival: number
  readonly final: number
  readonly best: number
}

/** Longest run, in ms. */
const patience = 120_000
/** The extension is made for these; smaller windows fold what fixtures show here. */
const desktop = { width: 1280, height: 900 }
const unknownCode = 'POUCHNONE1'

/**
 * Runs the engine on a fixture's page, in a browser context of its own, and over as many loads as
 * it asks for. Where the page doesn't name the code that is on, the shopper is asked for it, as the
 * popup does, and says `told`.
 */
export async function runFixture(
  fixture: Fixture,
  { browser, script, shops }: { browser: Browser; script: string; shops: FixtureShops },
  told: string | undefined = onlyOne(fixture.shop.own),
): Promise<FixtureEnding> {
  const { shop } = fixture
  const context = await browser.createBrowserContext()
  try {
    const page = await context.newPage()
    await page.setViewport(desktop)
    // A page that speaks through the browser's own dialog waits until the shopper has shut that.
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined))
    const ended = Promise.withResolvers<RunProgress>()
    let briefing: RunBriefing = {
      codes: [...(shop.tries ?? [unknownCode, ...Object.keys(shop.codes)])],
      offers: [],
      ...{ currencyHint: shop.currency, state: null, loadedBy: 'run', isStopped: false },
    }
    let isOver = false
    let isOffered: boolean | undefined
    const background = {
      begin: (isBasket: boolean) => {
        isOffered ??= isBasket
        return isOver ? null : briefing
      },
      progress: ({ state }: RunReport) => {
        briefing = { ...briefing, state }
        return true
      },
      end: ({ progress, refresh }: { progress: RunProgress; refresh: string | null }) => {
        if (
          progress.cause === 'unnamed-code' &&
          told !== undefined &&
          briefing.told === undefined
        ) {
          briefing = { ...briefing, told, state: null }
          page
            .evaluate(() => {
              window.corpusRun()
            })
            .catch(ended.reject)
          return
        }
        isOver = true
        if (refresh === null) ended.resolve(progress)
        else {
          page.goto(refresh).then(() => {
            ended.resolve(progress)
          }, ended.reject)
        }
      },
      elsewhere: () => {
        ended.reject(new Error('the run ended on another page'))
      },
    }
    await page.exposeFunction(
      'corpusBackground',
      (call: keyof typeof background, of: never): unknown => background[call](of) ?? null,
    )
    await page.evaluateOnNewDocument(script)
    await page.goto(shops.urlOf(fixture))
    const visit = shops.visitOf(fixture.name)
    if (visit === undefined) throw new Error('nobody has come to the shop')
    const timer = setTimeout(() => {
      ended.reject(new Error('the run does not end'))
    }, patience)
    const progress = await ended.promise.finally(() => {
      clearTimeout(timer)
    })
    return {
      ...{
        progress,
        isAsked: briefing.told !== undefined,
        visit,
        isOffered: isOffered === true,
        arrival: bill(shop, shop.own).total,
        best: lowestTotal(shop),
      },
      final: bill(shop, visit.codes).total,
    }
  } finally {
    await context.close()
  }
}

const onlyOne = ([own, ...others]: readonly string[]) => (others.length === 0 ? own : undefined)
