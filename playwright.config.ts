import { defineConfig } from '@playwright/test'

/**
 * The site's pages in a real browser. The site and its API run already: POUCH_SITE_ORIGIN and
 * POUCH_API_ORIGIN say where, POUCH_CHROMIUM which browser is used.
 */
export default defineConfig({
  testDir: 'tests/e2e/site',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  use: {
    baseURL: process.env.POUCH_SITE_ORIGIN ?? 'http://localhost:4321',
    browserName: 'chromium',
    locale: 'en-GB',
    launchOptions: {
      ...(process.env.POUCH_CHROMIUM !== undefined && {
        executablePath: process.env.POUCH_CHROMIUM,
      }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
})
