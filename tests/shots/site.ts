import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { storageKeys } from '#domain/consent/storage.ts'
import { pagePath } from '#domain/pages.ts'
import type { Locale } from '#domain/locale.ts'
import { folder, type Picture } from './sheet.ts'

const widths = [320, 768, 1440] as const
const schemes = ['light', 'dark'] as const
const shotLocales = ['en-gb', 'de-de'] as const satisfies readonly Locale[]

interface Shot {
  readonly name: string
  readonly path: string
  readonly width: number
  readonly scheme: (typeof schemes)[number]
}

/** Takes pictures of every page of the site that runs at an origin. */
export async function shootSite(browser: Browser, site: string): Promise<Picture[]> {
  const shots: Shot[] = []
  for (const locale of shotLocales) {
    const paths = {
      home: pagePath('home', locale),
      deals: pagePath('deals', locale),
      category: pagePath('category', locale, { category: 'travel' }),
      merchant: await firstMerchant(browser, site, locale),
      retailers: pagePath('retailers', locale),
      blog: pagePath('blog', locale),
      post: await firstPost(browser, site, locale),
      out: `${pagePath('out', locale)}?url=https%3A%2F%2Fshop.example%2F&c=&silent=false`,
      missing: `/${locale}/not-there/`,
    }
    for (const [key, path] of Object.entries(paths)) {
      for (const scheme of schemes) {
        for (const width of widths) {
          shots.push({ name: `${key}-${locale}-${width}-${scheme}`, path, width, scheme })
        }
      }
    }
  }
  const queue = shots.values()
  const camera = async () => {
    for (const shot of queue) await take(browser, site, shot)
  }
  await Promise.all([camera(), camera(), camera()])
  return shots.map(({ name, path, width, scheme }) => ({
    ...{ row: `${path} ${scheme}`, name, shownWidth: width / 4 },
  }))
}

async function firstMerchant(browser: Browser, site: string, locale: Locale): Promise<string> {
  const page = await browser.newPage()
  await page.goto(`${site}${pagePath('deals', locale)}`)
  const link = page.locator(`main a[href^="${pagePath('deals', locale)}"]`).first()
  const path = await link.getAttribute('href')
  await page.close()
  if (path === null) throw new Error(`${site} shows no retailer: build it from an API with data`)
  return path
}

async function firstPost(browser: Browser, site: string, locale: Locale): Promise<string> {
  const page = await browser.newPage()
  await page.goto(`${site}${pagePath('blog', locale)}`)
  const path = await page.locator('main h3 a').first().getAttribute('href')
  await page.close()
  if (path === null) throw new Error(`${site} shows no post`)
  return path
}

async function take(
  browser: Browser,
  site: string,
  { name, path, width, scheme }: Shot,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  // The cookie notice would stand on every picture.
  await page.addInitScript((name) => {
    localStorage.setItem(name, 'true')
  }, storageKeys.cookieNotice.name)
  await page.goto(`${site}${path}`, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  await page.close()
}
