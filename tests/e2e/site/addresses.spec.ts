import { locales } from '#domain/locale.ts'
import { expect, test } from './test.ts'

test.describe('a path without a locale', () => {
  const redirect = { maxRedirects: 0 }

  test('leads to the language of the browser', async ({ request }) => {
    const answer = await request.get('/deals', {
      ...redirect,
      headers: { 'Accept-Language': 'de-DE,de;q=0.9,en;q=0.5' },
    })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe('/de-de/deals')
    expect(answer.headers().vary).toContain('Accept-Language')
  })

  test('leads to English in the United Kingdom for everybody else', async ({ request }) => {
    const answer = await request.get('/', { ...redirect, headers: { 'Accept-Language': 'ja' } })
    expect(answer.headers().location).toBe('/en-gb/')
  })

  test('leads back to the locale of this visit', async ({ page }) => {
    await page.goto('/de-gb/retailers/')
    await page.goto('/deals/')
    await expect(page).toHaveURL(/\/de-gb\/deals\/$/)
  })

  test('that is unknown ends at a page that says so', async ({ page, baseURL }) => {
    const answer = await fetch(`${baseURL ?? ''}/fr-fr/deals/`)
    expect(answer.status).toBe(404)
    expect(answer.url).toContain('/en-gb/fr-fr/deals/')
    expect(page.url()).toBe('about:blank')
  })
})

for (const locale of locales) {
  test(`an unknown page of ${locale} has status 404 and says so in its language`, async ({
    request,
  }) => {
    const answer = await request.get(`/${locale}/not-there/`)
    expect(answer.status()).toBe(404)
    const html = await answer.text()
    expect(html).toContain('<title>Not Found</title>')
    expect(html).toContain(
      locale.startsWith('de')
        ? 'Wir können die Seite die du suchst nicht finden.'
        : 'We were unable to find the page you were looking for.',
    )
  })
}

const missing: [string, string][] = [
  ['/en-gb/deals/nobody-at-all/', '/en-gb/deals/?notice=retailer-not-found'],
  ['/de-gb/blog/nothing-at-all/', '/de-gb/blog/?notice=post-not-found'],
  ['/de-de/articles/nothing-at-all/', '/de-de/?notice=article-not-found'],
]
for (const [path, target] of missing) {
  test(`${path} leads on, with its message`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe(target)
  })
}

test('the address of the page about what is missing has its status too', async ({ request }) => {
  const answer = await request.get('/de-de/not-found/', { maxRedirects: 0 })
  expect(answer.status()).toBe(404)
  expect(await answer.text()).toContain('<meta name="prerender-status-code" content="404">')
})

test('the account leads to the sign-in as long as there is no account site', async ({ page }) => {
  await page.goto('/de-de/account/profile/')
  await expect(page).toHaveURL(/\/de-de\/login\/$/)
})

test('a campaign’s page is found in capitals too, with its query', async ({ page }) => {
  await page.goto('/en-GB/cilp/SmallNest/?utm_source=x', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/en-gb\/cilp\/smallnest\/\?utm_source=x$/)
})

test('who has just installed the extension is led from deals and home, flag with a value or without', async ({
  page,
}) => {
  // As a static host does that sees no flag without a value.
  await page.route(
    ({ search }) => search === '?installed',
    async (route) => {
      const address = route.request().url().replace('?installed', '')
      await route.fulfill({ response: await route.fetch({ url: address }) })
    },
  )
  for (const path of [
    'deals/?installed',
    'deals/?installed=1',
    '?installed',
    'deals-redirect?installed=1',
  ]) {
    await page.goto(`/en-gb/${path}`, { waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/en-gb\/onboarding\/$/)
  }
})

test('the delete page leads to the survey, and back leads to neither', async ({ page }) => {
  await page.goto('/en-gb/contact/')
  await page.goto('/en-gb/delete/', { waitUntil: 'commit' })
  await expect(page).toHaveURL(/\/en-gb\/uninstall\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en-gb\/contact\/$/)
})

test('the external address of deals is our own where none is set', async ({ page }) => {
  await page.goto('/en-gb/ouch/')
  await expect(page).toHaveURL(/\/en-gb\/deals\/$/)
})

test('the language picker keeps the page and the country', async ({ page }) => {
  await page.goto('/en-de/retailers/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de-de\/retailers\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en-de\/retailers\/$/)
})

test('the page for a new password keeps its email in the other language', async ({ page }) => {
  await page.goto(`/en-gb/pw/reset/${btoa('gull@tern.example')}/`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-GB')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('gull@tern.example')
})
