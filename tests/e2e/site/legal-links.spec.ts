import { pageKeys, pageOf, pagePath } from '#domain/pages.ts'
import { expect, test } from './test.ts'

// Some of these pages lead on at once otherwise.
test.use({ javaScriptEnabled: false })

test('every page with one thing to do leads to the legal texts', async ({ page }) => {
  for (const key of pageKeys.filter((each) => pageOf(each).layout === 'empty')) {
    await page.goto(pagePath(key, 'en-gb'))
    const legal = page.getByRole('navigation', { name: 'Legal' })
    await expect(legal.getByRole('link'), key).toHaveText([
      ...['Terms and conditions', 'Privacy policy', 'Cookie policy', 'Imprint'],
    ])
    await expect(legal.getByRole('link', { name: 'Imprint' })).toHaveAttribute(
      'href',
      '/en-gb/imprint/',
    )
  }
})

test('a form that asks for an email leads to what is done with it', async ({ page }) => {
  for (const path of ['/de-de/', '/de-de/contact/', '/de-de/join/', '/de-de/join/email/']) {
    await page.goto(path)
    const line = page.getByRole('main').getByText('steht in der Datenschutzerklärung.')
    await expect(line, path).toBeVisible()
    await expect(line.getByRole('link', { name: 'Datenschutzerklärung' })).toHaveAttribute(
      'href',
      '/de-de/privacy-policy/',
    )
    const agrees = line.getByRole('link', { name: 'Nutzungsbedingungen' })
    await expect(agrees).toHaveCount(path.includes('join') ? 1 : 0)
  }
})
