import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { storageKeys } from '#domain/consent/storage.ts'
import { pageKeys, pagePath } from '#domain/pages.ts'
import { splitLocale, type Locale } from '#domain/locale.ts'
import { siteStrings } from '#strings/site.ts'
import { examplePath, openStill } from '../e2e/site/page-paths.ts'
import { folder, type Picture } from './sheet.ts'

const widths = [320, 768, 1440] as const
const schemes = ['light', 'dark'] as const
const shotLocales = ['en-gb', 'de-de'] as const satisfies readonly Locale[]

/** A page in a state that is worth a picture. */
interface Scene {
  readonly name: string
  readonly path: string
  /** A visitor who comes for the first time. */
  readonly isNew?: boolean
  /** What is pressed before the picture of what shows in the window. */
  readonly press?: (page: Page) => Promise<void>
}

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
  const text = siteStrings[splitLocale(locale).translation]
  const home = pagePath('home', locale)
  const still: Scene[] = []
  for (const name of pageKeys) still.push({ name, path: await examplePath(name, locale) })
  return [
    ...still,
    { name: 'missing', path: `/${locale}/not-there/` },
    { name: 'message', path: `${pagePath('deals', locale)}?notice=retailer-not-found` },
    { name: 'cookie-notice', path: home, isNew: true },
    {
      ...{ name: 'cookie-settings', path: home, isNew: true },
      press: (page) => page.locator('[data-cookie-notice] [data-cookie-settings]').click(),
    },
    {
      ...{ name: 'menu', path: home },
      press: async (page) => {
        const button = page.getByRole('button', { name: text.shell.menu, exact: true })
        if (await button.isVisible()) await button.click()
        else await page.locator('[data-dropdown] summary').first().click()
      },
    },
    {
      ...{ name: 'search', path: home },
      press: async (page) => {
        await page.getByRole('combobox').first().pressSequentially(text.categories.Travel)
        await page.getByRole('option').first().waitFor()
      },
    },
    {
      ...{ name: 'install-popup', path: home },
      press: (page) =>
        page.evaluate(() => {
          document.querySelector<HTMLElement>('#install-popup')?.showPopover()
        }),
    },
  ]
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
  await shot.press?.(page)
  await page.evaluate(async () => {
    // What the window doesn't show yet stands on the picture too.
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
  const isWindow = shot.press !== undefined || shot.isNew === true
  await page.screenshot({ path: join(folder, `${shot.file}.png`), fullPage: !isWindow })
  await context.close()
}
