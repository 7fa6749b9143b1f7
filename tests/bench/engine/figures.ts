import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '#tests/support/bundle.ts'
import { launchChromium } from '#tests/support/browser.ts'
import { median, type Figure, type Settings } from '../figure.ts'
import { basketPage } from './basket-page.ts'
import { corpusFigures } from './corpus-figures.ts'
import { faultFigures } from './fault-figures.ts'
import { overheadFigures } from './overhead-figures.ts'

const elements = 5_000
const looks = 51

/** What the engine takes, and with `--long` what harm it does among faults. */
export async function* engineFigures({ say, long }: Settings): AsyncGenerator<Figure> {
  yield* finderFigures(say)
  yield* corpusFigures({ say })
  const folder = await mkdtemp(join(tmpdir(), 'pouch-bench-'))
  yield* overheadFigures({ folder, say })
  await rm(folder, { recursive: true })
  if (long) yield* faultFigures({ say })
}

/** How long the finder takes to know a basket, and the engine for a whole look at it. */
async function* finderFigures(say: Settings['say']): AsyncGenerator<Figure> {
  say(`Looking at a page of ${String(elements)} elements`)
  const finder = await bundle(import.meta.resolve('./finder-in-page.ts'), 'finder')
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.setContent(basketPage(elements))
    const count = await page.evaluate('document.querySelectorAll("*").length')
    if (count !== elements) throw new Error(`the page has ${String(count)} elements`)
    await page.evaluate(finder)
    for (const [name, timed] of Object.entries({ find: 'timeFinder', look: 'timeLooks' })) {
      const times = await page.evaluate(`finder.${timed}(${String(looks)})`)
      yield { name: `engine.${name}.ms`, value: median(times as number[]), unit: 'ms' }
    }
  } finally {
    await browser.close()
  }
}
