/**
 * `npm run shots`: pictures of the running site, page by page, and all of them on one sheet,
 * `shots/contact-sheet.png`. POUCH_SITE_ORIGIN says where the site runs, POUCH_CHROMIUM which
 * browser takes the pictures.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { pagePath } from '#domain/pages.ts'
import type { Locale } from '#domain/locale.ts'
import { ensureChromium } from './support/install-browser.ts'

const site = process.env.POUCH_SITE_ORIGIN ?? 'http://localhost:4321'
const folder = resolve(import.meta.dirname, '..', 'shots')
const widths = [320, 768, 1440] as const
const schemes = ['light', 'dark'] as const
const shotLocales = ['en-gb', 'de-de'] as const satisfies readonly Locale[]

interface Shot {
  readonly name: string
  readonly path: string
  readonly width: number
  readonly scheme: (typeof schemes)[number]
}

async function firstMerchant(browser: Browser, locale: Locale): Promise<string> {
  const page = await browser.newPage()
  await page.goto(`${site}${pagePath('deals', locale)}`)
  const link = page.locator(`main a[href^="${pagePath('deals', locale)}"]`).first()
  const path = await link.getAttribute('href')
  await page.close()
  if (path === null) throw new Error(`${site} shows no retailer: build it from an API with data`)
  return path
}

async function take(browser: Browser, { name, path, width, scheme }: Shot): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  await page.goto(`${site}${path}`, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  await page.close()
}

async function composeSheet(browser: Browser, shots: readonly Shot[]): Promise<void> {
  const rows = Map.groupBy(shots, ({ path, scheme }) => `${path} ${scheme}`)
  const figures = await Promise.all(
    [...rows].map(async ([title, row]) => {
      const pictures = await Promise.all(
        row.map(async ({ name, width }) => {
          const data = (await readFile(join(folder, `${name}.png`))).toString('base64')
          return `<img width="${width / 4}" src="data:image/png;base64,${data}" alt="">`
        }),
      )
      return `<figure><figcaption>${title}</figcaption>${pictures.join('')}</figure>`
    }),
  )
  const page = await browser.newPage({ viewport: { width: 2800, height: 900 } })
  await page.setContent(`<style>
    body { display: flex; flex-wrap: wrap; gap: 24px; margin: 24px; background: #888; font: 14px sans-serif }
    figure { margin: 0; width: 660px } figcaption { padding-bottom: 8px }
    img { margin-right: 8px; max-height: 1100px; object-fit: cover; object-position: top; vertical-align: top }
  </style>${figures.join('')}`)
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true })
  await page.close()
}

const answers = await fetch(site).then(
  () => true,
  () => false,
)
if (!answers) {
  console.error(`No site answers at ${site}: run npm start first, or set POUCH_SITE_ORIGIN.`)
  process.exit(1)
}
await rm(folder, { recursive: true, force: true })
await mkdir(folder)
await writeFile(join(folder, '.gitignore'), '*\n')
const browser = await chromium.launch({
  executablePath: process.env.POUCH_CHROMIUM ?? (await ensureChromium()),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const shots: Shot[] = []
  for (const locale of shotLocales) {
    const paths = {
      home: pagePath('home', locale),
      deals: pagePath('deals', locale),
      merchant: await firstMerchant(browser, locale),
      retailers: pagePath('retailers', locale),
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
    for (const shot of queue) await take(browser, shot)
  }
  await Promise.all([camera(), camera(), camera()])
  await composeSheet(browser, shots)
  console.log(join(folder, 'contact-sheet.png'))
} finally {
  await browser.close()
}
