import { join, resolve } from 'node:path'
import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'

/** Where the pictures go. */
export const folder = resolve(import.meta.dirname, '..', '..', 'shots')

/** A picture of the folder, the sheet that it is put on and the row there. */
export interface Picture {
  readonly sheet: string
  readonly row: string
  /** Without its ending. */
  readonly name: string
  /** Pixels on the sheet. */
  readonly shownWidth: number
}

/** Puts all pictures on their sheets, row by row. @returns the paths of the sheets. */
export function composeSheets(browser: Browser, pictures: readonly Picture[]): Promise<string[]> {
  return Promise.all(
    [...Map.groupBy(pictures, ({ sheet }) => sheet)].map(([name, ofSheet]) =>
      composeSheet(browser, name, ofSheet),
    ),
  )
}

async function composeSheet(
  browser: Browser,
  name: string,
  pictures: readonly Picture[],
): Promise<string> {
  const figures = await Promise.all(
    [...Map.groupBy(pictures, ({ row }) => row)].map(async ([title, row]) => {
      const images = await Promise.all(
        row.map(async ({ name, shownWidth }) => {
          const data = (await readFile(join(folder, `${name}.png`))).toString('base64')
          return `<img width="${shownWidth}" src="data:image/png;base64,${data}" alt="">`
        }),
      )
      return `<figure><figcaption>${title}</figcaption>${images.join('')}</figure>`
    }),
  )
  const page = await browser.newPage({ viewport: { width: 2800, height: 900 } })
  // Hundreds of pictures, on a machine that may be busy.
  page.setDefaultTimeout(120_000)
  await page.setContent(`<style>
    body { display: flex; flex-wrap: wrap; gap: 24px; margin: 24px; background: #888; font: 14px sans-serif }
    figure { margin: 0; min-width: 660px } figcaption { padding-bottom: 8px }
    img { margin: 0 8px 8px 0; max-height: 1100px; object-fit: cover; object-position: top; vertical-align: top }
  </style>${figures.join('')}`)
  const path = join(folder, `contact-sheet-${name}.png`)
  await page.screenshot({ path, fullPage: true })
  await page.close()
  return path
}
