import { pagePath } from '#domain/pages.ts'
import { examplePath } from './page-paths.ts'
import { expect, test } from './test.ts'

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
  ['/de-gb/landing/nobody/', '/de-gb/'],
  ['/de-gb/landing/nobody/de/?utm_source=x', '/de-gb/?utm_source=x'],
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

test('a landing page’s language picker keeps the retailer and its country', async ({ page }) => {
  await page.goto(pagePath('landing-country', 'en-gb', { retailer: 'bramblecote', country: 'gb' }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de-gb\/landing\/bramblecote\/gb\/$/)
})
