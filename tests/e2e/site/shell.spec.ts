import type { Page } from '@playwright/test'
import { memberLinks } from '#domain/navigation/members.ts'
import { pagePath } from '#domain/pages.ts'
import { stickyPanel } from '#domain/screens/sticky-panel.ts'
import { shellStrings } from '#strings/shell.ts'
import { examplePath, openStill } from './page-paths.ts'
import { expect, test } from './test.ts'

const small = { width: 320, height: 700 }
const wide = { width: 1440, height: 900 }

test.describe('the navbar', () => {
  test.use({ viewport: wide })

  test('its tools open and close by the keyboard', async ({ page, navbar }) => {
    await page.goto('/en-gb/points/')
    await navbar.tools.focus()
    await page.keyboard.press('Enter')
    const bot = navbar.root.getByRole('link', { name: 'Messenger bot' })
    await expect(bot).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(bot).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(bot).toBeHidden()
    await expect(navbar.tools).toBeFocused()
  })

  test('a press beside its tools closes them', async ({ page, navbar }) => {
    await page.goto('/de-de/')
    await navbar.tools.click()
    const bot = navbar.root.getByRole('link', { name: 'Messenger-Bot' })
    await expect(bot).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(bot).toBeHidden()
  })

  test('says where one is', async ({ page, navbar }) => {
    await page.goto('/en-gb/deals/category/travel/')
    await expect(navbar.root.getByRole('link', { name: 'Travel deals' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('shows the points on en-gb alone, and the way to join off the home page', async ({
    page,
    navbar,
  }) => {
    const points = navbar.root.getByRole('link', { name: 'Points' })
    const join = navbar.root.getByRole('link', { name: 'Join' })
    await page.goto('/en-gb/')
    await expect(points).toBeVisible()
    await expect(join).toBeHidden()
    await page.goto('/en-de/deals/')
    await expect(points).toBeHidden()
    await expect(join).toBeVisible()
  })

  test('knows a member by a flag', async ({ page, navbar }) => {
    await page.goto('/en-gb/deals/')
    const account = navbar.root.getByRole('link', { name: 'Account' })
    await expect(account).toBeHidden()
    await page.evaluate(() => document.documentElement.toggleAttribute('data-member', true))
    await expect(account).toBeVisible()
    await expect(navbar.root.getByRole('link', { name: 'Log in' })).toBeHidden()
  })
})

test('a page of the members’ area leads members about in it', async ({ page }) => {
  await openStill(page, pagePath('delete', 'en-gb'))
  const area = page.getByRole('navigation', { name: 'Members’ area' })
  await expect(area).toBeHidden()
  await page.evaluate(() => document.documentElement.toggleAttribute('data-member', true))
  await expect(area.getByRole('link')).toHaveText(
    memberLinks.map(({ name }) => shellStrings.en.memberArea.links[name]),
  )
})

test.describe('the slider of small windows', () => {
  test.use({ viewport: small })

  test('closes on a press beside it', async ({ page, navbar }) => {
    await page.setViewportSize({ width: 700, height: 700 })
    await page.goto('/en-gb/')
    await navbar.menuButton.click()
    await expect(navbar.menu).toBeVisible()
    await page.mouse.click(40, 400)
    await expect(navbar.menu).toBeHidden()
  })

  test('is closed when somebody comes back to the page that it led away from', async ({
    page,
    navbar,
  }) => {
    await page.goto('/en-gb/')
    await navbar.menuButton.click()
    await navbar.menu.getByRole('link', { name: 'Points' }).click()
    await expect(page).toHaveURL(/\/points\/$/)
    await page.goBack()
    await expect(navbar.menuButton).toBeVisible()
    await expect(navbar.menu).toBeHidden()
  })
})

test('a page that is left by the browser’s own buttons keeps no menu open', async ({
  page,
  navbar,
}) => {
  await page.setViewportSize(small)
  await page.goto('/en-gb/')
  await navbar.menuButton.click()
  await expect(navbar.menu).toBeVisible()
  // Chromium keeps no page under test for the way back, so the event comes by itself.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect(navbar.menu).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: small })

  test('the slider opens, its links lead on, and no notice stands in the way', async ({
    page,
    navbar,
  }) => {
    await page.goto('/de-de/points/')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
    await page.getByRole('button', { name: 'Menü', exact: true }).click()
    await page
      .getByRole('navigation', { name: 'Menü' })
      .getByRole('link', { name: 'Reiseangebote' })
      .click()
    await expect(page).toHaveURL(/\/de-de\/deals\/category\/travel\/$/)
    await expect(navbar.schemeSwitch).toBeHidden()
  })
})

test.describe('the footer', () => {
  test('changes the language and keeps the country, and the other way round', async ({ page }) => {
    const footer = page.getByRole('contentinfo')
    await page.goto('/en-gb/deals/category/travel/')
    await footer.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(/\/de-gb\/deals\/category\/travel\/$/)
    await footer.getByRole('link', { name: 'Deutschland' }).click()
    await expect(page).toHaveURL(/\/de-de\/deals\/category\/travel\/$/)
  })
})

test.describe('a message', () => {
  test('that a redirect brings is said once, and can be closed', async ({ page }) => {
    await page.goto('/en-gb/deals/?notice=retailer-not-found')
    const message = page
      .getByRole('region', { name: 'Messages' })
      .getByText('The retailer you requested was not found.')
    await expect(message).toBeVisible()
    const marks = page.locator('[data-id] [data-mark]')
    await expect(marks).toHaveText([shellStrings.en.messages.levels.danger])
    await expect(marks.locator('svg')).toBeVisible()
    await expect(page).toHaveURL(/\/en-gb\/deals\/$/)
    await page.getByRole('button', { name: 'Close this message' }).press('Enter')
    await expect(message).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('that was read is gone on the next page', async ({ page }) => {
    await page.goto('/de-de/?notice=article-not-found')
    const message = page.getByText('Der gesuchte Artikel wurde nicht gefunden.')
    await expect(message).toBeVisible()
    await page.getByRole('link', { name: 'Reiseangebote' }).first().click()
    await expect(page).toHaveURL(/travel/)
    await expect(message).toBeHidden()
  })

  test('tells that the connection is gone, once, and an event says so each time', async ({
    page,
    context,
  }) => {
    await page.goto('/en-gb/', { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      window.addEventListener('goneOffline', () => {
        const { dataset } = document.documentElement
        dataset.gone = String(Number(dataset.gone ?? 0) + 1)
      })
    })
    const warning = page.getByText('The application is now runnning in offline mode.')
    await context.setOffline(true)
    await expect(warning).toBeVisible()
    await page.getByRole('button', { name: 'Close this message' }).click()
    await context.setOffline(false)
    await context.setOffline(true)
    await expect(page.locator('html')).toHaveAttribute('data-gone', '2')
    await expect(warning).toBeHidden()
  })
})

test.describe('cookies', () => {
  test.use({ cookieNotice: 'unanswered', viewport: small })

  const answer = (page: Page) => page.evaluate(() => localStorage.getItem('pouch_cookie_category'))

  for (const [name, category] of [
    ['Accept all', 'targeting'],
    ['Necessary only', 'necessary'],
  ] as const) {
    test(`the notice is answered once with “${name}”`, async ({ page }) => {
      await page.goto('/en-gb/')
      const notice = page.getByRole('region', { name: 'Cookies' })
      await expect(notice).toBeVisible()
      await page.getByRole('button', { name }).click()
      await expect(notice).toBeHidden()
      expect(await answer(page)).toBe(category)
      await page.goto('/de-de/deals/')
      await expect(notice).toBeHidden()
    })
  }

  test('the notice leaves most of a small window free, and what has the focus in sight', async ({
    page,
  }) => {
    await page.goto('/de-de/')
    const notice = page.getByRole('region', { name: 'Cookies' })
    const box = await notice.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(small.height / 3)
    const last = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' })
    await last.focus()
    const focused = await last.boundingBox()
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
    await expect(last).toBeInViewport()
  })

  test('the settings keep a level, and Escape keeps what was', async ({ page }) => {
    await page.goto('/en-gb/')
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
    await dialog.getByRole('radio', { name: 'Functional' }).check()
    await dialog.getByRole('button', { name: 'Save my choice' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
    expect(await answer(page)).toBe('functional')

    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
    await expect(dialog.getByRole('radio', { name: 'Functional' })).toBeChecked()
    await dialog.getByRole('radio', { name: 'Targeting' }).check()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await answer(page)).toBe('functional')
  })

  test('can be settled where there is one thing to do, too', async ({ page }) => {
    await page.goto(pagePath('login', 'en-gb'))
    await page.getByRole('button', { name: 'Necessary only' }).click()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
    await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toBeVisible()
  })
})

test('the loading bar stands at 30 % while a page is left, fills on the next and goes', async ({
  page,
}) => {
  // What it looked like, kept over the navigation.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const bar = document.querySelector<HTMLElement>('[data-loading-bar]')
      if (!bar) return
      new MutationObserver(() => {
        const look = `${bar.style.inlineSize}${bar.hasAttribute('data-visible') ? '' : ' hidden'}`
        sessionStorage.setItem('looks', `${sessionStorage.getItem('looks') ?? ''}${look};`)
      }).observe(bar, { attributes: true })
    })
  })
  const looks = () => page.evaluate(() => sessionStorage.getItem('looks') ?? '')
  await page.goto('/en-gb/')
  await expect.poll(looks).toMatch(/100%;.*0% hidden;$/)
  await page.evaluate(() => {
    sessionStorage.removeItem('looks')
  })
  await page.getByRole('link', { name: 'Browse the codes' }).click()
  await expect(page).toHaveURL(/\/deals\/$/)
  // A busy machine may be too late to see it fade.
  await expect.poll(looks).toMatch(/30%;(100%;)+(100% hidden;)*(0% hidden;)+$/)
})

test.describe('a press on “get the extension”', () => {
  test('opens the store in a window on Chrome, brings the popup, and says so', async ({
    page,
    navbar,
    context,
  }) => {
    // Chromium allows nobody to answer in the place of its store.
    await context.route('https://chromewebstore.google.com/**', (route) => route.abort())
    const asked = context.waitForEvent('request', (request) =>
      request.url().startsWith('https://chromewebstore.google.com/'),
    )
    await page.goto('/en-gb/')
    await page.evaluate(() => {
      window.addEventListener('installClicked', () => {
        document.documentElement.dataset.clicked = ''
      })
    })
    const opens = page.waitForEvent('popup')
    await navbar.getExtension.click()
    await opens
    expect((await asked).url()).toContain('chid=')
    const popup = page.getByRole('region', { name: 'The store has opened in a small window' })
    await expect(popup).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-clicked')
    await expect(page).toHaveURL(/\/en-gb\/$/)
    await popup.getByRole('button', { name: 'Close this hint' }).click()
    await expect(popup).toBeHidden()
  })

  for (const [place, path] of [
    ['a text', '/en-gb/blog/pin-the-extension/'],
    ['the survey', '/en-gb/uninstall/'],
  ] as const) {
    test(`in ${place} is heard, once`, async ({ page, context }) => {
      await context.route('https://chromewebstore.google.com/**', (route) => route.abort())
      await page.goto(path)
      await page.evaluate(() => {
        window.addEventListener('installClicked', () => {
          const { dataset } = document.documentElement
          dataset.clicked = `${dataset.clicked ?? ''}!`
        })
      })
      const opens = page.waitForEvent('popup')
      await page.getByRole('main').locator('a[href$="/install/"]').first().click()
      await opens
      await expect(page.getByRole('region', { name: /The store has opened/ })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-clicked', '!')
    })
  }

  test('leads other browsers to the page for it', async ({ page, navbar }) => {
    await page.addInitScript(() => {
      Object.defineProperties(navigator, {
        userAgent: { value: 'Mozilla/5.0 (Macintosh) Version/18.5 Safari/605.1.15' },
        userAgentData: { value: undefined },
      })
    })
    await page.goto('/en-gb/')
    await navbar.getExtension.click()
    await expect(page).toHaveURL(/\/en-gb\/install\/$/)
    await expect(page.getByRole('region', { name: /The store has opened/ })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Your browser isn’t supported yet',
    )
    await expect(page.getByRole('link', { name: 'Firefox Add-ons' })).toBeVisible()
  })

  test('tells a phone that there is no store for it', async ({ page }) => {
    await openStill(page, pagePath('install', 'de-de'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pouch braucht einen Computer')
    await expect(page.getByRole('link', { name: 'Was am Handy geht' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Chrome Web Store' })).toBeHidden()
  })
})

test.describe('moving about a page', () => {
  test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } })

  test('the way back to the top comes with the second window’s height', async ({ page }) => {
    await page.goto('/en-gb/')
    const toTop = page.getByRole('link', { name: 'Back to top' })
    await expect(toTop).not.toBeInViewport()
    await page.evaluate(() => {
      scrollTo(0, 2000)
    })
    await expect(toTop).toBeInViewport()
    await toTop.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('an address with a target opens there', async ({ page }) => {
    await page.goto('/en-gb/#how-it-works')
    await expect(page.locator('#how-it-works')).toBeInViewport()
  })

  test('the side panel of a merchant stands where the rule for it says', async ({ page }) => {
    await page.goto(await examplePath('merchant', 'en-gb'))
    const panel = page.locator('aside > :last-child').filter({ hasText: 'Let Pouch try them all' })
    const measured = () =>
      panel.evaluate((element) => ({
        top: element.getBoundingClientRect().top,
        height: element.getBoundingClientRect().height,
        page: document.documentElement.scrollHeight,
      }))
    const { top: panelTop, height, page: pageHeight } = await measured()
    for (const scroll of [0, panelTop - 157]) {
      await page.evaluate((to) => {
        scrollTo(0, to)
      }, scroll)
      const place = { scroll, panelTop, panelHeight: height, pageHeight }
      const { position, top } = stickyPanel(place)
      const expected = position === 'fixed' ? top : top - scroll
      expect((await measured()).top).toBeCloseTo(expected, 0)
    }
  })
})
