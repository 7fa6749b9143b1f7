import type { BrowserContext, Page } from '@playwright/test'
import { pagePath } from '#domain/pages.ts'
import { expect, test } from './test.ts'

const answer = `${pagePath('login-oauth2', 'en-gb')}?code=4/x&state=y`

/** What a page is told by other windows, as it is told. */
async function told(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const all: unknown[] = []
    Object.assign(window, { told: all })
    window.addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
      if (typeof data === 'string') all.push({ data, origin })
    })
  })
  return () => page.evaluate(() => (window as unknown as { told: unknown[] }).told)
}

/** A site of somebody else, which leads on as it is told, or nowhere. */
async function serveElsewhere(context: BrowserContext, leadsTo?: string): Promise<void> {
  const lead =
    leadsTo === undefined ? '' : `<script>location.replace(${JSON.stringify(leadsTo)})</script>`
  await context.route('http://elsewhere.localhost/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Elsewhere</title>${lead}` }),
  )
}

test.describe('the page that the sign-in service comes back to', () => {
  test('gives its full address to the page of ours that opened the service', async ({
    page,
    context,
    baseURL,
  }) => {
    await serveElsewhere(context, `${baseURL ?? ''}${answer}`)
    await page.goto(pagePath('login', 'en-gb'))
    const heard = await told(page)
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => window.open('http://elsewhere.localhost/authorize'))
    await (await opened).waitForURL(`**${answer}`)
    await expect
      .poll(heard)
      .toEqual([{ data: `${baseURL ?? ''}${answer}`, origin: new URL(baseURL ?? '').origin }])
  })

  test('gives nothing to a page of another site, and leads to the sign-in', async ({
    page,
    context,
    baseURL,
  }) => {
    await serveElsewhere(context)
    await page.goto('http://elsewhere.localhost/')
    const heard = await told(page)
    const opened = page.waitForEvent('popup')
    await page.evaluate((address) => window.open(address), `${baseURL ?? ''}${answer}`)
    await (await opened).waitForURL(`**${pagePath('login', 'en-gb')}`)
    expect(await heard()).toEqual([])
  })

  test('alone is seen by the site that opened it', async ({ page, context, baseURL }) => {
    await serveElsewhere(context)
    await page.goto('http://elsewhere.localhost/')
    const opened = page.waitForEvent('popup')
    await page.evaluate((address) => window.open(address), `${baseURL ?? ''}/en-gb/contact/`)
    const popup = await opened
    await popup.waitForURL('**/en-gb/contact/')
    expect(await popup.evaluate(() => window.opener as unknown)).toBeNull()
  })

  test('leads to the sign-in where nobody opened it', async ({ page }) => {
    await page.goto(answer)
    await expect(page).toHaveURL(new RegExp(`${pagePath('login', 'en-gb')}$`))
  })
})
