import type { Page } from '@playwright/test'
import { pagePath } from '#domain/pages.ts'
import { shellStrings } from '#strings/shell.ts'
import { siteStrings } from '#strings/site.ts'
import { expect, findMerchant, test } from './test.ts'

const outPage = (query: Record<string, string>) =>
  `${pagePath('out', 'en-gb')}?${new URLSearchParams(query).toString()}`

/** A shop whose pages are there on this machine. */
async function shopUrl(): Promise<string> {
  const { merchant } = await findMerchant('en-gb', ({ merchant: { url } }) =>
    url.includes('.shop.localhost'),
  )
  return merchant.url
}
const isAt = (page: Page, url: string) =>
  page.waitForURL((current) => current.host === new URL(url).host)

test('the out page waits three seconds and leads to the shop', async ({ page }) => {
  const url = await shopUrl()
  await page.clock.install()
  await page.goto(outPage({ url }))
  await page.clock.runFor(2900)
  await expect(page).not.toHaveURL(/&c=/)
  const there = isAt(page, url)
  await page.clock.runFor(200)
  await there
})

test('while it waits, all but the way on is covered by one of two messages', async ({ page }) => {
  const url = await shopUrl()
  await page.clock.install()
  await page.goto(outPage({ url }))
  await page.clock.runFor(400)
  const { codes, basket } = shellStrings.en.loading
  const message = page.locator('[data-loading-screen] p').filter({ visible: true })
  await expect(message).toHaveText(new RegExp(`^(${codes}|${basket})$`))
  await expect(page.locator('.navbar')).toHaveAttribute('inert')
  await page.getByRole('link', { name: 'Go there now' }).click()
  await isAt(page, url)
})

test('with c it leads on at once, also by Back to where the visitor came from', async ({
  page,
}) => {
  const url = await shopUrl()
  await page.goto(pagePath('home', 'en-gb'))
  await page.goto(outPage({ url, c: '' }), { waitUntil: 'commit' })
  await isAt(page, url)
  await page.goBack()
  await expect(page).toHaveURL(/\/en-gb\/$/)
})

test('with silent=false it stays, says so, and its button leads on', async ({ page }) => {
  const url = await shopUrl()
  await page.clock.install()
  await page.goto(outPage({ url, c: '', silent: 'false' }))
  await page.clock.runFor(400)
  await expect(page.locator('[data-loading-screen]')).toBeHidden()
  await expect(page.getByText(siteStrings.en.out.stays)).toBeVisible()
  await page.getByRole('link', { name: 'Go there now' }).click()
  await isAt(page, url)
})

test('nobody is sent to a stranger unasked', async ({ page }) => {
  await page.goto(outPage({ url: 'https://evil.example/', c: '' }), { waitUntil: 'commit' })
  await expect(page.getByText('evil.example').first()).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/v1/out')
})

test('without an address it says that the link is broken', async ({ page }) => {
  await page.goto(pagePath('out', 'en-gb'))
  await expect(page.getByText('This link is broken')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go there now' })).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it promises nothing and leads to the deals', async ({ page }) => {
    const { out } = siteStrings.en
    await page.goto(outPage({ url: 'https://shop.example/' }))
    await expect(page.getByText(out.noScript)).toBeVisible()
    await expect(page.getByText(out.lead)).toBeHidden()
    await expect(page.getByRole('link', { name: out.go })).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: out.toDeals }).click()
    await expect(page).toHaveURL(/\/en-gb\/deals\/$/)
  })
})
