/**
 * `npm run share`: draws the pictures that stand for the site's pages on cards, one for each
 * language, into `public/`: the first lines of the home page and its picture. The site must run,
 * POUCH_SITE_ORIGIN says where; POUCH_CHROMIUM says which browser.
 */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { languageTag, translations, type Locale, type Translation } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'
import { sharePictures } from '#site/content/share-picture.ts'
import { ensureChromium } from '../support/install-browser.ts'

const lines: Readonly<Record<Translation, string>> = {
  en: 'Voucher codes that are tried for you, at the checkout.',
  de: 'Gutscheincodes, an der Kasse für dich ausprobiert.',
}
/** Where the shops are that pay in the language's usual money. */
const homes: Readonly<Record<Translation, Locale>> = { en: 'en-gb', de: 'de-de' }

const style = `
  body { display: grid; grid-template: 1fr / 1fr 520px; gap: 32px; align-items: center;
    height: 630px; margin: 0; padding: 0 36px 0 56px; box-sizing: border-box;
    background: linear-gradient(180deg, var(--primary-soft), var(--surface)); }
  .logo { scale: 1.3; transform-origin: left; }
  h1 { max-width: none; margin: 28px 0 24px; font-size: 60px; line-height: 1.02; }
  p { max-width: none; margin: 0; font-size: 22px; color: var(--text-muted); }`

const origin = process.env.POUCH_SITE_ORIGIN ?? 'http://localhost:4321'
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const translation of translations) {
    const locale = homes[translation]
    const page = await browser.newPage({
      ...{ viewport: { width: 1200, height: 630 }, colorScheme: 'light', bypassCSP: true },
      locale: languageTag(locale),
    })
    await page.goto(new URL(pagePath('home', locale), origin).href)
    await page.addStyleTag({ content: style })
    await page.evaluate((line) => {
      const parts = ['.logo', '.hero h1', '.hero svg[viewBox="0 0 600 480"]']
      const [logo, heading, picture] = parts.map((each) => document.querySelector(each))
      if (!logo || !heading || !picture) throw new Error('the home page has none of these parts')
      const words = document.createElement('div')
      const below = document.createElement('p')
      below.textContent = line
      words.append(logo, heading, below)
      document.body.replaceChildren(words, picture)
      // Without the room for the notice about cookies.
      document.documentElement.removeAttribute('data-cookie-notice-open')
    }, lines[translation])
    await page.evaluate('document.fonts.ready')
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 128, effort: 10 })
      .toFile(join(import.meta.dirname, '../../public', sharePictures[translation]))
    await page.close()
  }
} finally {
  await browser.close()
}
