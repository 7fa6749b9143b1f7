/**
 * `npm run corpus:glimpses [part of a name]`: what the engine finds on pages of baskets that stand
 * still, and on others, at one glance. Tells where that is not what a shopper would find.
 */
import { bundle } from '#tests/support/bundle.ts'
import { launchChromium } from '#tests/support/browser.ts'
import { readGlimpses } from './glimpse.ts'

const [, , part = ''] = process.argv
const glimpses = (await readGlimpses()).filter(({ name }) => name.includes(part))
const script = await bundle(import.meta.resolve('./glimpse-in-page.ts'), 'corpusGlimpses')
await using browser = await launchChromium()
const page = await browser.newPage()
await page.setViewport({ width: 1280, height: 900 })
await page.setRequestInterception(true)
const shop = 'http://shop.example'
let shown = ''
page.on('request', (request) => {
  const isPage = request.isNavigationRequest()
  void request.respond(
    isPage ? { contentType: 'text/html; charset=utf-8', body: shown } : { status: 404 },
  )
})
let missed = 0
for (const { name, answers, page: markup } of glimpses) {
  shown = markup
  // What an address says is believed as well.
  await page.goto(`${shop}/${answers.basket ? 'basket' : 'page'}`, {
    waitUntil: 'domcontentloaded',
  })
  await page.evaluate(script)
  const wrong = await page.evaluate((of) => window.corpusGlimpse(of), answers)
  if (wrong.length === 0) continue
  missed += 1
  console.log(`${name}: ${wrong.join(', ')}`)
}
const share = (glimpses.length - missed) / glimpses.length
console.log(
  `${String(glimpses.length - missed)} of ${String(glimpses.length)}: ${share.toFixed(3)}`,
)
