import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { storageKeys } from '#domain/consent/storage.ts'
import { pageKeys } from '#domain/pages.ts'
import type { Locale } from '#domain/locale.ts'
import { examplePath, openStill } from '../e2e/site/page-paths.ts'
import { overlaysOf, type Overlay } from '../e2e/site/support/overlays.ts'
import { folder, type Picture } from './sheet.ts'

const widths = [320, 768, 1440] as const
const schemes = ['light', 'dark'] as const
const shotLocales = ['en-gb', 'de-de'] as const satisfies readonly Locale[]

/** A page in a state that is worth a picture; of an overlay what shows in the window. */
type Scene = Pick<Overlay, 'name' | 'path'> & Partial<Overlay>

interface Shot extends Scene {
  readonly file: string
  readonly width: number
  readonly scheme: (typeof schemes)[number]
}

/** Takes pictures of every page of the site that runs at an origin, and of what opens on them. */
export async function shootSite(browser: Browser, site: string): Promise<Picture[]> {
  const shots: Shot[] = []
  const pictures: Picture[] = []
  for (const locale of shotLocales) {
    for (const scene of await scenes(locale)) {
      for (const scheme of schemes) {
        for (const width of widths) {
          const file = `${scene.name}-${locale}-${width}-${scheme}`
          shots.push({ ...scene, file, width, scheme })
          pictures.push({
            ...{ sheet: `site-${locale}-${scheme}`, row: `${scene.name} ${scene.path}` },
            ...{ name: file, shownWidth: width / 4 },
          })
        }
      }
    }
  }
  const queue = shots.values()
  const camera = async () => {
    for (const shot of queue) await take(browser, site, shot)
  }
  await Promise.all([camera(), camera(), camera()])
  return pictures
}

async function scenes(locale: Locale): Promise<Scene[]> {
  const still: Scene[] = []
  for (const name of pageKeys) still.push({ name, path: await examplePath(name, locale) })
  return [...still, { name: 'missing', path: `/${locale}/not-there/` }, ...overlaysOf(locale)]
}

async function take(browser: Browser, site: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: shot.width, height: 900 },
    colorScheme: shot.scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  if (shot.isNew !== true) {
    // The cookie notice would stand on every picture.
    await page.addInitScript((name) => {
      localStorage.setItem(name, 'true')
    }, storageKeys.cookieNotice.name)
  }
  await openStill(page, shot.path)
  await shot.open?.(page)
  await shot.shown?.(page).waitFor()
  await page.evaluate(async () => {
    // What the window doesn't show yet stands on the picture too.
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
  const isWindow = shot.shown !== undefined
  await page.screenshot({ path: join(folder, `${shot.file}.png`), fullPage: !isWindow })
  await context.close()
}
