/**
 * `npm run shots`: pictures of the running site, page by page, of the popup, the prompt and the bar,
 * and all of them on sheets, `shots/contact-sheet-….png`. POUCH_SITE_ORIGIN says where the site
 * runs and POUCH_API_ORIGIN where its interface does, POUCH_CHROMIUM which browser takes the
 * pictures.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../support/install-browser.ts'
import { shootExtension } from './extension.ts'
import { composeSheets, folder } from './sheet.ts'
import { shootSite } from './site.ts'

const site = process.env.POUCH_SITE_ORIGIN ?? 'http://localhost:4321'
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
process.env.POUCH_CHROMIUM ??= await ensureChromium()
const browser = await chromium.launch({
  executablePath: process.env.POUCH_CHROMIUM,
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const pictures = await shootSite(browser, site)
  if (process.argv[2] !== 'site') pictures.push(...(await shootExtension()))
  console.log((await composeSheets(browser, pictures)).join('\n'))
} finally {
  await browser.close()
}
