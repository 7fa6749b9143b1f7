import { siteStrings } from '#strings/site.ts'
import { expect, findMerchant, isCode, test } from './test.ts'

const popular = () => findMerchant('en-gb', ({ vouchers }) => vouchers.some(isCode))

test('a shop is found by its name and opened from the keyboard', async ({ page, navbar }) => {
  const { merchant } = await popular()
  await page.goto('/en-gb/')
  await navbar.search.pressSequentially(merchant.name.slice(0, 6))
  await expect(navbar.results.filter({ hasText: merchant.name })).toBeVisible()
  expect(await navbar.results.count()).toBeLessThanOrEqual(5)
  await navbar.search.fill(merchant.name)
  await expect(navbar.results.first()).toContainText(merchant.name)
  await navbar.search.press('ArrowDown')
  await expect(navbar.results.first()).toHaveAttribute('aria-selected', 'true')
  await navbar.search.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/en-gb/deals/${merchant.slug}/$`))
})

test('the index is fetched when somebody turns to the search, not before', async ({
  page,
  navbar,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/en-gb/', { waitUntil: 'networkidle' })
  expect(requests.filter((url) => url.includes('search'))).toEqual([])
  const index = page.waitForRequest('**/en-gb/search.json')
  await navbar.search.focus()
  await index
})

test('the next page has the index already, and a page loaded anew asks for it anew', async ({
  page,
  navbar,
}) => {
  const { merchant } = await popular()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const asked = () => requests.filter((url) => url.endsWith('/search.json')).length
  const find = async () => {
    await navbar.search.fill(merchant.name)
    await expect(navbar.results.first()).toContainText(merchant.name)
  }
  await page.goto('/en-gb/')
  await find()
  await page.goto('/en-gb/retailers/')
  await find()
  expect(asked()).toBe(1)
  await page.reload()
  await find()
  expect(asked()).toBe(2)
})

test('the page of shops looks up what its address asks for', async ({ page, navbar }) => {
  const { merchant } = await popular()
  await page.goto(`/en-gb/retailers/?${new URLSearchParams({ q: merchant.name }).toString()}`)
  await expect(navbar.search).toHaveValue(merchant.name)
  await expect(navbar.results.first()).toContainText(merchant.name)
  await navbar.search.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/en-gb/deals/${merchant.slug}/$`))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a search leads to all shops, by the address that the script reads', async ({
    page,
    navbar,
  }) => {
    await page.goto('/en-gb/')
    await navbar.search.fill('shoes')
    await navbar.search.press('Enter')
    await expect(page).toHaveURL(/\/en-gb\/retailers\/\?q=shoes$/)
  })
})

test('a page with one thing to do has the search too', async ({ page, navbar }) => {
  await page.goto('/de-de/login/')
  await navbar.search.fill('qqqqqq')
  await expect(navbar.searchStatus).toHaveText(siteStrings.de.search.none)
})

test('fewer than three letters ask for more', async ({ page, navbar }) => {
  await page.goto('/en-gb/')
  await navbar.search.pressSequentially('ab')
  await expect(navbar.searchStatus).toHaveText('Type at least 3 letters.')
})

test('a search without a match says so, in both languages', async ({ page, navbar }) => {
  await page.goto('/en-gb/')
  await navbar.search.fill('qqqqqq')
  await expect(navbar.searchStatus).toHaveText(
    'Your search did not match any retailers or categories.',
  )
  await page.goto('/de-de/')
  await navbar.search.fill('qqqqqq')
  await expect(navbar.searchStatus).toHaveText(
    'Sorry! Die Ergebnisse Ihrer Suche passen zu keinem Shop und keiner Kategorie.',
  )
})

test('Escape closes the results and leaves the words', async ({ page, navbar }) => {
  const { merchant } = await popular()
  await page.goto('/en-gb/')
  await navbar.search.fill(merchant.name)
  await expect(navbar.results.first()).toBeVisible()
  await navbar.search.press('Escape')
  await expect(navbar.results.first()).toBeHidden()
  await expect(navbar.search).toHaveValue(merchant.name)
})
