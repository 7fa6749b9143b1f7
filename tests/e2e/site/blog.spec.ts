import type { Locator } from '@playwright/test'
import { locales } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'
import { expect, test } from './test.ts'

const addressesIn = (list: Locator) =>
  list.locator('h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

for (const locale of locales) {
  test(`every post of ${locale} is on one page of the blog, the newest first`, async ({ page }) => {
    const posts: string[] = []
    const days: string[] = []
    await page.goto(pagePath('blog', locale))
    for (;;) {
      const list = page.getByRole('main')
      posts.push(...(await addressesIn(list)))
      days.push(
        ...(await list
          .locator('time')
          .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))),
      )
      const next = page.locator('main a[rel=next]')
      const isLast = (await next.count()) === 0
      await expect(page.locator('head link[rel=next]')).toHaveCount(isLast ? 0 : 1)
      if (isLast) break
      const target = await next.getAttribute('href')
      await next.click()
      await page.waitForURL(`**${target ?? ''}`)
      await expect(page.locator('head link[rel=prev]')).toHaveCount(1)
    }
    expect(posts.length).toBeGreaterThanOrEqual(13)
    expect(new Set(posts).size).toBe(posts.length)
    expect(days).toEqual(days.toSorted().reverse())
  })

  test(`the feed of ${locale} is told of in its pages and holds its posts`, async ({
    page,
    request,
  }) => {
    await page.goto(pagePath('blog', locale))
    const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
    const feed = await (await request.get(address ?? '')).text()
    const first = await page.locator('main h3 a').first().getAttribute('href')
    expect(feed).toMatch(/^<\?xml /)
    expect(feed).toContain(`${first ?? ''}</link>`)
    expect(feed.match(/<item>/g)?.length).toBeGreaterThanOrEqual(13)
  })

  test(`sitemaps list the posts of ${locale} with their days`, async ({ page, request }) => {
    await page.goto(pagePath('blog', locale))
    const first = page.getByRole('main').getByRole('article').first()
    const path = await first.getByRole('link').getAttribute('href')
    const day = await first.locator('time').getAttribute('datetime')
    const sitemap = await (await request.get(`/sitemaps/${locale}-post-1.xml`)).text()
    expect(sitemap).toContain(`${path ?? ''}</loc><lastmod>${day ?? ''}</lastmod>`)
  })
}

test('a post leads to itself in the other language, whose address is another', async ({ page }) => {
  const english = pagePath('post', 'en-de', { slug: 'pin-the-extension' })
  const german = pagePath('post', 'de-de', { slug: 'erweiterung-anheften' })
  await page.goto(english)
  await expect(page.locator('link[hreflang="de-DE"]')).toHaveAttribute('href', new RegExp(german))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await page.waitForURL(`**${german}`)
  await expect(page.locator('link[hreflang="en-DE"]')).toHaveAttribute('href', new RegExp(english))
})

test('a post tells cards and search engines when it came out and what it looks like', async ({
  page,
  request,
}) => {
  await page.goto(pagePath('post', 'en-gb', { slug: 'giveaway-terms' }))
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  await expect(page.locator('meta[property="article:published_time"]')).toHaveAttribute(
    'content',
    '2020-12-04',
  )
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await request.get(image ?? '')).headers()['content-type']).toBe('image/png')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(text ?? '')).toMatchObject([
    { '@type': 'BreadcrumbList' },
    { '@type': 'BlogPosting', datePublished: '2020-12-04', image },
  ])
  await expect(page.getByText('04 December 20', { exact: true })).toBeVisible()
})

test('a table of a post can be scrolled with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(pagePath('post', 'en-gb', { slug: 'supermarket-reductions' }))
  const table = page.getByRole('region', { name: 'Table' })
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

test('links in a text stay in the locale of the page', async ({ page }) => {
  await page.goto(pagePath('article', 'de-gb', { slug: 'die-ersten-schritte' }))
  await page.getByRole('link', { name: 'Pouch an die Leiste heften' }).click()
  await page.waitForURL(`**${pagePath('post', 'de-gb', { slug: 'erweiterung-anheften' })}`)
})
