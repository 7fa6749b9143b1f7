import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on a page as it is now, by the rules of WCAG 2.2 AA and its own. */
export async function findViolations(page: Page): Promise<string[]> {
  // The page's own policy allows no foreign script, so it is given to the browser, not to the page.
  await page.evaluate(await axeSource)
  // The one rule that is new in WCAG 2.2 is off unless it is asked for.
  const results = await page.evaluate<AxeResults>(
    `axe.run({ rules: { 'target-size': { enabled: true } } })`,
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  )
}
