import type { Page } from '@playwright/test'
import { turnEvery } from '#domain/screens/testimonials.ts'
import { pagePath } from '#domain/pages.ts'
import { expect, test } from './test.ts'

const testimonials = (page: Page) => page.getByRole('region', { name: /one after another/ })
const shown = (page: Page) => testimonials(page).getByRole('article')

test.describe('the testimonials', () => {
  test('show one at a time, and take turns until somebody turns them', async ({ page }) => {
    await page.clock.install()
    await page.goto(pagePath('home', 'en-gb'))
    await expect(shown(page)).toHaveCount(1)
    const first = await shown(page).textContent()
    await page.clock.runFor(turnEvery)
    await expect(shown(page)).not.toHaveText(first ?? '')

    await testimonials(page).getByRole('button', { name: 'Previous' }).click()
    await expect(shown(page)).toHaveText(first ?? '')
    await page.mouse.move(0, 0)
    await page.clock.runFor(3 * turnEvery)
    await expect(shown(page)).toHaveText(first ?? '')
  })

  test('can be turned and paused by the keyboard', async ({ page }) => {
    await page.goto(pagePath('home', 'en-gb'))
    await testimonials(page).getByRole('button', { name: 'Pause' }).press('Enter')
    await expect(testimonials(page).getByRole('button', { name: 'Play' })).toBeFocused()
    await testimonials(page)
      .getByRole('button', { name: /what Gareth says/ })
      .press('Space')
    await expect(shown(page)).toContainText('Gareth')
  })

  test.describe('for who asks for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('stand still', async ({ page }) => {
      await page.clock.install()
      await page.goto(pagePath('home', 'en-gb'))
      const first = await shown(page).textContent()
      await page.clock.runFor(2 * turnEvery)
      await expect(shown(page)).toHaveText(first ?? '')
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('are all there to read', async ({ page }) => {
      await page.goto(pagePath('home', 'en-gb'))
      await expect(shown(page)).toHaveCount(5)
      await expect(testimonials(page).getByRole('button')).toHaveCount(0)
    })
  })
})

for (const [locale, browsers] of [
  ['en-gb', 'Chrome, Edge and Firefox'],
  ['de-de', 'Chrome, Edge und Firefox'],
] as const) {
  test(`the steps of ${locale} begin at the store, for every browser that has one`, async ({
    page,
  }) => {
    await page.goto(`${pagePath('home', locale)}#extension`)
    const steps = page.locator('#extension')
    await expect(steps).toContainText(browsers)
    await expect(steps.getByRole('listitem')).toHaveCount(3)
    await expect(steps.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
      'href',
      pagePath('install', locale),
    )
    await expect(page.getByText(browsers)).toHaveCount(2)
    await expect(page.getByRole('main')).not.toContainText('chrome://')
  })
}

test('the film is fetched on a press alone, and has captions in both languages', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\.(?:webm|mp4)\b/.test(request.url())) fetched.push(request.url())
  })
  await page.goto(pagePath('home', 'de-de'))
  const film = page.locator('video')
  await film.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  const languages = await film.evaluate((video: HTMLVideoElement) =>
    [...video.textTracks].map(({ language, mode }) => [language, mode]),
  )
  expect(languages).toEqual([
    ['en', 'disabled'],
    ['de', 'showing'],
  ])
})

test('the sign-up says what is missing, in the words of the page', async ({ page }) => {
  await page.goto(pagePath('home', 'de-de'))
  const form = page.getByRole('form', { name: 'Gute Codes, einmal pro Woche' })
  await form.getByLabel('Die besten Codes der Woche').uncheck()
  await form.getByRole('button', { name: 'Anmelden' }).click()
  await expect(form.getByText('Bitte gib eine E-Mail-Adresse ein.')).toBeVisible()
  await expect(form.getByText('Mindestens ein Kästchen muss ausgewählt sein')).toBeVisible()
  await form.getByLabel('E-Mail-Adresse').fill('nell')
  await form.getByRole('button', { name: 'Anmelden' }).click()
  await expect(form.getByText('Diese E-Mail-Adresse ist nicht korrekt.')).toBeVisible()
})
