import { readClickOut } from '#domain/attribution/click-out-query.ts'
import { liveVouchers } from '#domain/vouchers/liveness.ts'
import { expect, findMerchant, isCode, test } from './test.ts'

const longList = () => findMerchant('en-gb', ({ vouchers }) => liveOf(vouchers).length > 8)
const mixedList = () =>
  findMerchant('en-gb', ({ vouchers }) => {
    const live = liveOf(vouchers)
    return (
      live.length <= 8 &&
      live.some(isCode) &&
      !live.every(isCode) &&
      live.some(({ terms }) => terms !== '')
    )
  })
/** Its pages are there on this machine. */
const demonstrationShop = () =>
  findMerchant('en-gb', ({ merchant }) => merchant.url.includes('.shop.localhost'))
const liveOf = (vouchers: Parameters<typeof liveVouchers>[0]) => liveVouchers(vouchers, new Date())

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the page shows the live offers of the shop, codes hidden, with their true end dates', async ({
  page,
  merchantPage,
}) => {
  const { merchant, vouchers } = await mixedList()
  await merchantPage.open(merchant.slug)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(merchant.name)
  for (const voucher of liveOf(vouchers).slice(0, 8)) {
    const { root, code } = merchantPage.offer(voucher)
    await expect(root).toContainText(voucher.title)
    await expect(root).toContainText('Ad')
    if (isCode(voucher)) await expect(code).toBeHidden()
    if (voucher.end_date !== null) {
      await expect(root.locator('time')).toHaveAttribute('datetime', voucher.end_date)
    }
  }
})

test('the filter leaves codes alone and gives the deals back', async ({ merchantPage }) => {
  const { merchant, vouchers } = await mixedList()
  await merchantPage.open(merchant.slug)
  const deal = liveOf(vouchers).find((voucher) => !isCode(voucher))
  if (deal === undefined) throw new Error('the retailer has no deal')

  await merchantPage.codesOnly.click()
  await expect(merchantPage.codesOnly).toHaveAttribute('aria-pressed', 'true')
  await expect(merchantPage.offer(deal).root).toBeHidden()
  await merchantPage.codesOnly.click()
  await expect(merchantPage.offer(deal).root).toBeVisible()
})

test('a long list is cut short until more is asked for', async ({ merchantPage }) => {
  const { merchant, vouchers } = await longList()
  await merchantPage.open(merchant.slug)
  const all = liveOf(vouchers).length
  await expect(merchantPage.offers).toHaveCount(8)
  await expect(merchantPage.more).toHaveText(
    all === 9 ? 'Show 1 more offer' : `Show ${all - 8} more offers`,
  )
  await merchantPage.more.click()
  await expect(merchantPage.offers).toHaveCount(all)
  await merchantPage.less.click()
  await expect(merchantPage.offers).toHaveCount(8)
})

test('the first press copies the code, shows it, and says so', async ({ page, merchantPage }) => {
  const { merchant, vouchers } = await mixedList()
  await merchantPage.open(merchant.slug)
  const [voucher] = liveOf(vouchers)
  if (voucher?.coupon_code == null) throw new Error('codes come first')
  const card = merchantPage.offer(voucher)

  await card.copy.click()
  await expect(card.code).toHaveText(voucher.coupon_code)
  await expect(card.code).toBeVisible()
  await expect(card.root).toContainText('Copied')
  await expect(merchantPage.status).toContainText(`Copied ${voucher.coupon_code}`)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(voucher.coupon_code)
})

test('copy and shop copies the code and opens the shop beside this page', async ({
  context,
  page,
  merchantPage,
}) => {
  const { merchant, vouchers } = await demonstrationShop()
  const [voucher] = liveOf(vouchers)
  if (voucher?.coupon_code == null) throw new Error('codes come first')
  await merchantPage.open(merchant.slug)

  const shop = context.waitForEvent('page')
  await merchantPage.offer(voucher).copyAndShop.click()
  await (await shop).waitForURL((url) => url.host === new URL(merchant.url).host)
  await expect(merchantPage.status).toContainText(`Copied ${voucher.coupon_code}`)
  await page.bringToFront()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(voucher.coupon_code)
})

test('where the browser refuses to copy, the code is selected', async ({ page, merchantPage }) => {
  const { merchant, vouchers } = await mixedList()
  const [voucher] = liveOf(vouchers)
  if (voucher?.coupon_code == null) throw new Error('codes come first')
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await merchantPage.open(merchant.slug)
  await merchantPage.offer(voucher).copy.click()
  await expect(merchantPage.status).toContainText('is selected')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(voucher.coupon_code)
})

test('terms are one press away, and need no script of the island', async ({
  page,
  merchantPage,
}) => {
  const { merchant, vouchers } = await mixedList()
  const voucher = liveOf(vouchers).find(({ terms }) => terms !== '')
  if (voucher === undefined) throw new Error('no offer has terms')
  await page.route('**/_astro/VoucherList*.js', (route) => route.abort())
  await merchantPage.open(merchant.slug)
  const { root, viewTerms } = merchantPage.offer(voucher)
  const terms = root.locator('details p')
  await expect(terms).toBeHidden()
  // A click without a pointer, which would ask for the code of the island.
  await viewTerms.dispatchEvent('click')
  await expect(terms).toHaveText(voucher.terms)
})

test('a shop without live offers gets an apology and alternatives', async ({
  page,
  merchantPage,
}) => {
  const { merchant, vouchers } = await mixedList()
  await page.route(`**/v1/deals/en-gb/${merchant.id}`, (route) =>
    route.fulfill({
      json: { merchant, vouchers: [] },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await merchantPage.open(merchant.slug)
  await expect(
    page.getByText(`Sorry, there are no live codes or deals for ${merchant.name} at the moment.`),
  ).toBeVisible()
  expect(vouchers.length).toBeGreaterThan(0)
  await expect(merchantPage.offers).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Trending alternatives' })).toBeVisible()
})

test('an offer that the API no longer gives disappears, without the island', async ({
  page,
  merchantPage,
}) => {
  const { merchant, vouchers } = await mixedList()
  const [gone, ...left] = liveOf(vouchers)
  if (gone === undefined) throw new Error('the retailer has no offer')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.route(`**/v1/deals/en-gb/${merchant.id}`, (route) =>
    route.fulfill({
      json: { merchant, vouchers: left },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await merchantPage.open(merchant.slug)
  await expect(merchantPage.offer(gone).root).toBeHidden()
  expect(scripts.filter((url) => url.includes('VoucherList'))).toEqual([])
})

test('an offer that is new since the build appears', async ({ page, merchantPage }) => {
  const { merchant, vouchers } = await mixedList()
  const [first] = vouchers
  if (first === undefined) throw new Error('the retailer has no offer')
  const fresh = {
    ...first,
    id: 999_999,
    title: 'Half price on kites',
    start_date: null,
    end_date: null,
  }
  await page.route(`**/v1/deals/en-gb/${merchant.id}`, (route) =>
    route.fulfill({
      json: { merchant, vouchers: [fresh, ...vouchers] },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await merchantPage.open(merchant.slug)
  await expect(page.getByRole('heading', { name: 'Half price on kites' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every code can be read and every link leads somewhere', async ({ merchantPage }) => {
    const { merchant, vouchers } = await longList()
    await merchantPage.open(merchant.slug)
    for (const voucher of liveOf(vouchers)) {
      const { root, code } = merchantPage.offer(voucher)
      await expect(root).toBeVisible()
      if (voucher.coupon_code !== null) await expect(code).toHaveText(voucher.coupon_code)
      await expect(root.getByRole('link').last()).toHaveAttribute('href', /^https?:/)
    }
  })
})

test('a link to a shop goes through the click-out route and the network, and names nobody', async ({
  context,
  merchantPage,
}) => {
  const { merchant, vouchers } = await demonstrationShop()
  const [first, voucher] = liveOf(vouchers)
  if (first === undefined || voucher === undefined) throw new Error('the shop has no two offers')
  const way: URL[] = []
  context.on('request', (request) => {
    if (request.isNavigationRequest()) way.push(new URL(request.url()))
  })
  await merchantPage.open(merchant.slug)
  const before = Date.now()
  const shop = context.waitForEvent('page')
  await merchantPage.offer(voucher).copyAndShop.click()
  await (await shop).waitForURL((url) => url.host === new URL(merchant.url).host)

  const [out, network, arrival, ...more] = way.slice(-3)
  expect(more).toEqual([])
  expect(out?.pathname).toBe('/v1/out')
  const query = readClickOut(out?.searchParams ?? [])
  expect(query).toMatchObject({
    ...{ domain: 'pouch-gb', co_dcountry: 'gb', locale: 'en-gb', co_page_type: 'merchant' },
    ...{ co_retid: String(merchant.id), co_vposition: '2', co_url: voucher.url },
    ...{ co_vtype: voucher.voucher_type, co_dtype: voucher.deal_type },
    ...{ co_redu: voucher.sealed_link, co_uid: '', co_chash: '' },
  })
  expect(Number(query?.co_tsp)).toBeGreaterThanOrEqual(before)
  expect(network?.hostname).toBe('network.localhost')
  expect(arrival?.searchParams.get('awc')).toMatch(/^70001_/)
})
