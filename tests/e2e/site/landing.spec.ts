import { pagePath } from '#domain/pages.ts'
import landing from '../../../src/content/landing.json' with { type: 'json' }
import { examplePath } from './page-paths.ts'
import { expect, findMerchant, test } from './test.ts'

test('a landing page has the retailer’s offers of the country that its address names', async ({
  page,
}) => {
  await page.goto(await examplePath('landing-country', 'en-gb'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  const offers = page.getByRole('main').getByRole('link', { name: /^All offers from / })
  await expect(offers).toHaveAttribute('href', /^\/en-de\/deals\/[\w-]+\/$/)
  await offers.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const redirects: [string, string][] = [
  ['/en-gb/landing/bramblecote/GB/', '/en-gb/landing/bramblecote/gb/'],
  ['/en-gb/landing/bramblecote/fr/', '/en-gb/landing/bramblecote/'],
]
for (const [path, target] of redirects) {
  test(`${path}, which no page answers, leads to ${target}`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe(target)
  })
}

test('a retailer without a landing page has its offers in its place', async ({ page }) => {
  const listed: readonly string[] = landing.gb
  const { merchant } = await findMerchant(
    'de-gb',
    ({ merchant: { slug } }) => !listed.includes(slug),
  )
  await page.goto(pagePath('landing', 'de-gb', { retailer: merchant.slug }), {
    waitUntil: 'commit',
  })
  await expect(page).toHaveURL(pagePath('merchant', 'de-gb', { merchant: merchant.slug }))
})

test('the landing page of a retailer that nobody knows leads home', async ({ page }) => {
  await page.goto('/de-gb/landing/nobody/de/?utm_source=x', { waitUntil: 'commit' })
  await page.waitForURL('/de-gb/?utm_source=x', { waitUntil: 'commit' })
})

test('a landing page’s language picker keeps the retailer and its country', async ({ page }) => {
  await page.goto(pagePath('landing-country', 'en-gb', { retailer: 'bramblecote', country: 'gb' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de-gb\/landing\/bramblecote\/gb\/$/)
})
