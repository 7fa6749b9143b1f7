import { storageKeys } from '#domain/consent/storage.ts'
import { locales, type Locale } from '#domain/locale.ts'
import { pageKeys, robotsOf, type PageKey } from '#domain/pages.ts'
import { installCheckEvery, silentInstallChecks } from '#domain/screens/entry.ts'
import { examplePath, openStill } from './page-paths.ts'
import { cutTexts } from './support/cut-text.ts'
import { findViolations } from './support/violations.ts'
import { expect, test } from './test.ts'

/** Every page of a locale, and the one about what is missing. */
async function pathOf(key: PageKey | 'not found', locale: Locale): Promise<string> {
  return key === 'not found' ? `/${locale}/not-there/` : examplePath(key, locale)
}

const keys = [...pageKeys, 'not found'] as const

/** Once each language and country in a wide window too: the sweep is long. */
const widelySwept: readonly Locale[] = ['en-gb', 'de-de']

for (const locale of locales) {
  for (const key of keys) {
    test.describe(`${key} in ${locale}, light and dark`, () => {
      test.use({ viewport: { width: 320, height: 700 } })

      test('is free of accessibility faults, and cuts nothing in a small or an enlarged window', async ({
        page,
        quietConsole,
      }) => {
        expect(quietConsole).toBeUndefined()
        // Without motion a colour is there at once.
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        const status = await openStill(page, await pathOf(key, locale))
        expect(status).toBe(key === 'not found' ? 404 : 200)
        expect(await findViolations(page)).toEqual([])
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(320)
        expect(await cutTexts(page)).toEqual([])

        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        expect(await findViolations(page)).toEqual([])

        // A common window at twice its size.
        await page.setViewportSize({ width: 640, height: 400 })
        expect(await cutTexts(page)).toEqual([])

        if (!widelySwept.includes(locale)) return
        await page.setViewportSize({ width: 1440, height: 900 })
        expect(await findViolations(page)).toEqual([])
      })
    })
  }
}

test.describe('metadata', () => {
  for (const key of pageKeys) {
    test(`${key} says who it is, to people and to search engines`, async ({ page, baseURL }) => {
      const path = await pathOf(key, 'de-gb')
      await openStill(page, path)
      await expect(page).toHaveTitle(/\| Pouch$/)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute(
        'content',
        robotsOf(key, { opensDeals: false }),
      )
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${baseURL ?? ''}${path}`,
      )
      await expect(page.locator('link[hreflang="x-default"]')).toHaveCount(1)
    })
  }
})

test.describe('keyboard', () => {
  test('the first stop skips to the content', async ({ page }) => {
    await page.goto('/en-gb/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('everything that can be pressed can be reached, and shows where the focus is', async ({
    page,
  }) => {
    await page.goto(await pathOf('merchant', 'en-gb'))
    const stops = await page
      .locator('a:visible, button:visible, input:visible, summary:visible')
      .count()
    const reached = new Set<string>()
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        if (element === null || element === document.body) return undefined
        const all = [...document.querySelectorAll('*')]
        return {
          place: String(all.indexOf(element)),
          outline: getComputedStyle(element).outlineStyle,
        }
      })
      if (focused === undefined) break
      expect(focused.outline).not.toBe('none')
      reached.add(focused.place)
    }
    expect(reached.size).toBe(stops)
  })

  test('the menu of small windows opens, closes with Escape and gives the focus back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/en-gb/')
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await button.press('Enter')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Top deals' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test('the switch changes the colours for this visit', async ({ page, navbar }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/en-gb/')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await navbar.schemeSwitch.click()
  await expect(navbar.schemeSwitch).toHaveAttribute('aria-pressed', 'true')
  expect(await background()).not.toBe(light)
  await page.goto('/en-gb/deals/')
  await expect(navbar.schemeSwitch).toHaveAttribute('aria-pressed', 'true')
})

test('the button for the extension goes once the extension has answered', async ({
  page,
  navbar,
}) => {
  await page.goto('/en-gb/')
  await expect(navbar.getExtension).toBeVisible()
  await page.evaluate(() => {
    window.postMessage(
      { action: 'pouch:isInstalled', installed: true, version: '0.1.0' },
      location.origin,
    )
  })
  await expect(navbar.getExtension).toBeHidden()
  await expect(page.getByText('Pouch is installed in this browser.').first()).toBeVisible()
})

test('the extension is not offered where it answered before, until it has been silent for a while', async ({
  page,
  navbar,
}) => {
  await page.clock.install()
  await page.addInitScript((name) => {
    localStorage.setItem(name, 'installed')
  }, storageKeys.extension.name)
  await page.goto('/en-gb/')
  await expect(navbar.root).toBeVisible()
  await expect(navbar.getExtension).toBeHidden()
  await page.clock.runFor(silentInstallChecks * installCheckEvery)
  await expect(navbar.getExtension).toBeVisible()
})

test('the extension is told that nobody is signed in, as long as nobody can be', async ({
  page,
}) => {
  await page.goto('/de-de/')
  const answer = await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ data }: MessageEvent<object>) => {
          if ('signedIn' in data) resolve(data)
        })
        window.postMessage({ action: 'pouch:userIsSignedIn' }, location.origin)
      }),
  )
  expect(answer).toEqual({ action: 'pouch:userIsSignedIn', signedIn: false })
})
