import type { AxeResults } from 'axe-core'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer-core'
import { expect } from 'vitest'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Puts axe into the page as it stands; what is run there then finds it as `axe`. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(await source)
}

async function violationsIn(page: Page): Promise<string[]> {
  await loadAxe(page)
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  )
}

/** Sees that axe finds no fault in the popup, and that nothing of it lies beyond its side. */
export async function expectInReach(popup: Page): Promise<void> {
  expect(await violationsIn(popup)).toEqual([])
  const [wide, shown] = await popup.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(wide).toBeLessThanOrEqual(shown ?? 0)
}
