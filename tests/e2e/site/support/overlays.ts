import type { Locator, Page } from '@playwright/test'
import { splitLocale, type Locale } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'
import { siteStrings } from '#strings/site.ts'

/** What stands over a page once it is opened. */
export interface Overlay {
  readonly name: string
  readonly path: string
  /** Whether only a visitor who comes for the first time meets it. */
  readonly isNew?: boolean
  /** What opens it; it comes by itself where there is none. */
  readonly open?: (page: Page) => Promise<void>
  /** What shows once it is open. */
  readonly shown: (page: Page) => Locator
}

/** All overlays of the site. The menu is a sheet in a small window and a dropdown in a wide one. */
export function overlaysOf(locale: Locale): readonly Overlay[] {
  const text = siteStrings[splitLocale(locale).translation]
  const home = pagePath('home', locale)
  return [
    {
      name: 'message',
      path: `${pagePath('deals', locale)}?notice=retailer-not-found`,
      shown: (page) => page.locator('[data-messages=general] [data-id]'),
    },
    {
      ...{ name: 'cookie-notice', path: home, isNew: true },
      shown: (page) => page.locator('[data-cookie-notice]'),
    },
    {
      ...{ name: 'cookie-settings', path: home, isNew: true },
      open: (page) => page.locator('[data-cookie-notice] [data-cookie-settings]').click(),
      shown: (page) => page.locator('[data-cookie-dialog]'),
    },
    {
      ...{ name: 'menu', path: home },
      open: async (page) => {
        const button = page.getByRole('button', { name: text.shell.menu, exact: true })
        if (await button.isVisible()) await button.click()
        else await page.locator('[data-dropdown] summary').first().click()
      },
      shown: (page) => page.locator('#menu:popover-open, [data-dropdown][open] .tools').first(),
    },
    {
      ...{ name: 'search', path: home },
      open: (page) => page.getByRole('combobox').first().pressSequentially(text.categories.Travel),
      shown: (page) => page.getByRole('option').first(),
    },
    {
      ...{ name: 'install-popup', path: home },
      open: (page) =>
        page.evaluate(() => {
          document.querySelector<HTMLElement>('#install-popup')?.showPopover()
        }),
      shown: (page) => page.locator('#install-popup:popover-open'),
    },
  ]
}
