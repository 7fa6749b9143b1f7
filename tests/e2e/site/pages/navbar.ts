import type { Locator, Page } from '@playwright/test'

export class Navbar {
  readonly search: Locator
  readonly results: Locator
  readonly searchStatus: Locator
  readonly schemeSwitch: Locator
  readonly getExtension: Locator

  constructor(page: Page) {
    const banner = page.getByRole('banner')
    this.search = banner.getByRole('combobox')
    this.results = banner.getByRole('option')
    this.searchStatus = banner.getByRole('status')
    this.schemeSwitch = banner.getByRole('button', { name: 'Dark colours' })
    this.getExtension = banner.getByRole('link', { name: 'Get the extension' })
  }
}
