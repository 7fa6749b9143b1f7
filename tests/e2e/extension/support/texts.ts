import type { Page } from 'puppeteer-core'

/** Texts of the elements that a selector finds, in the page and its frames. */
export async function textsOf(page: Page, selector: string): Promise<string[]> {
  const perFrame = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.$$eval(selector, (all) => all.map((each) => each.textContent)).catch(() => []),
      ),
  )
  return perFrame.flat()
}
