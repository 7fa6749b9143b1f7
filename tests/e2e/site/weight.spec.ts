import { brotliCompressSync } from 'node:zlib'
import { pageKeys } from '#domain/pages.ts'
import { examplePath, openStill } from './page-paths.ts'
import { expect, findMerchant, isCode, test } from './test.ts'

/** Most script that a page may load before somebody uses it, in kB with brotli. */
const mostScript = 10

/** Most that a post may load on a first visit, in kB as they are sent. */
const mostOfPost = 120

const anyMerchant = () => findMerchant('en-gb', ({ vouchers }) => vouchers.some(isCode))

for (const key of pageKeys) {
  test(`${key} loads no React and at most ${mostScript} kB of script before it is used`, async ({
    page,
  }) => {
    const scripts: Promise<Buffer>[] = []
    const addresses: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      addresses.push(response.url())
      scripts.push(response.body())
    })
    await openStill(page, await examplePath(key, 'en-gb'))
    const inline = await page.locator('script:not([src])').allTextContents()

    expect(addresses.filter((address) => /\/(client|react|VoucherList)\./.test(address))).toEqual(
      [],
    )
    const bodies = [...(await Promise.all(scripts)), ...inline.map((text) => Buffer.from(text))]
    const size = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1000
    expect(size).toBeLessThanOrEqual(mostScript)
  })
}

test(`a post weighs at most ${mostOfPost} kB on a first visit, fonts included`, async ({
  page,
}) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(await examplePath('post', 'en-gb'), { waitUntil: 'networkidle' })
  const weight = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
  expect(weight).toBeGreaterThan(10)
  expect(weight).toBeLessThanOrEqual(mostOfPost)
})

test('the script of every page is one file: one that only another names costs a journey more', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(await examplePath('privacy-policy', 'en-gb'), { waitUntil: 'networkidle' })
  expect(scripts).toHaveLength(1)
})

test('the first key inside the list of offers loads what it needs', async ({
  page,
  merchantPage,
}) => {
  const { merchant } = await anyMerchant()
  const loaded = page.waitForRequest('**/_astro/VoucherList*.js')
  await merchantPage.open(merchant.slug)
  await merchantPage.codesOnly.focus()
  await loaded
  await page.keyboard.press('Enter')
  await expect(merchantPage.codesOnly).toHaveAttribute('aria-pressed', 'true')
})
