import type { Locator, Page } from '@playwright/test'

export class Navbar {
  readonly root: Locator
  readonly tools: Locator
  readonly menuButton: Locator
  readonly menu: Locator
  readonly search: Locator
  readonly results: Locator
  readonly searchStatus: Locator
  readonly schemeSwitch: Locator
  readonly getExtension: Locator

  constructor(page: Page) {
    const banner = page.getByRole('banner')
    this.root = banner
    this.tools = banner.locator('summary')
    this.menuButton = banner.getByRole('button', { name: 'Menu', exact: true })
    this.menu = banner.getByRole('navigation', { name: 'Menu' })
    this.search = banner.getByRole('combobox')
    this.results = banner.getByRole('option')
    this.searchStatus = banner.getByRole('status')
    this.schemeSwitch = banner.getByRole('button', { name: 'Dark colours' })
    this.getExtension = banner.getByRole('link', { name: 'Get the extension' })
  }
}
