import type { Locale } from '#domain/locale.ts'
import { openStill } from './page-paths.ts'
import { cutTexts } from './support/cut-text.ts'
import { overlaysOf } from './support/overlays.ts'
import { findViolations } from './support/violations.ts'
import { expect, test } from './test.ts'

const windows = [
  { width: 320, height: 700 },
  { width: 1440, height: 900 },
] as const
const sweptLocales = ['en-gb', 'de-de'] as const satisfies readonly Locale[]

for (const locale of sweptLocales) {
  for (const { name, path, isNew = false, open, shown } of overlaysOf(locale)) {
    for (const viewport of windows) {
      test.describe(`${name} in ${locale}, ${String(viewport.width)} px wide, light and dark`, () => {
        test.use({ viewport, cookieNotice: isNew ? 'unanswered' : 'answered' })

        test('is free of accessibility faults and cuts no text while it is open', async ({
          page,
        }) => {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
          await openStill(page, path)
          await open?.(page)
          await expect(shown(page)).toBeVisible()
          expect(await findViolations(page)).toEqual([])
          expect(await cutTexts(page)).toEqual([])

          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
          await expect(shown(page)).toBeVisible()
          expect(await findViolations(page)).toEqual([])
          expect(await cutTexts(page)).toEqual([])
        })
      })
    }
  }
}
