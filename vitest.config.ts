import { defineConfig } from 'vitest/config'

/** Minutes in milliseconds, for suites that drive a browser. */
const minutes = (count: number) => count * 60_000

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles: ['tests/support/jsdom-visibility.ts', 'tests/support/property-seed.ts'],
          include: [
            '{brand,domain,strings,client,site,extension,local,stores}/**/*.test.{ts,tsx}',
            'tests/{architecture,bench,support}/**/*.test.ts',
            'tests/corpus/{fixtures,variants/redrawings}.test.ts',
          ],
          // None takes a second by itself; a busy machine is no failure.
          testTimeout: minutes(1),
        },
      },
      {
        test: {
          name: 'packages',
          setupFiles: ['tests/support/property-seed.ts'],
          include: ['tests/packages/**/*.test.ts'],
          // Each builds, and all builds share one folder for what WXT makes on the way.
          fileParallelism: false,
          testTimeout: minutes(2),
          hookTimeout: minutes(2),
        },
      },
      {
        test: {
          name: 'api',
          setupFiles: ['tests/support/property-seed.ts'],
          include: ['api/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: minutes(1),
          hookTimeout: minutes(1),
        },
      },
      {
        test: {
          name: 'corpus',
          include: ['tests/corpus/corpus.test.ts'],
          maxConcurrency: 8,
          // A run that waits for its turn is counted as running.
          testTimeout: minutes(10),
          hookTimeout: minutes(1),
        },
      },
      {
        test: {
          name: 'extension',
          include: ['tests/e2e/extension/**/*.test.ts'],
          globalSetup: ['tests/e2e/extension/support/global-setup.ts'],
          fileParallelism: false,
          testTimeout: minutes(2),
          hookTimeout: minutes(3),
        },
      },
      {
        test: {
          name: 'firefox',
          include: ['tests/e2e/firefox/**/*.test.ts'],
          globalSetup: ['tests/e2e/firefox/support/global-setup.ts'],
          fileParallelism: false,
          // From the start of its file: a test that waits for a free browser is counted as running.
          testTimeout: minutes(10),
          hookTimeout: minutes(3),
        },
      },
      {
        test: {
          name: 'evershop',
          include: ['tests/real-shop/evershop/*.test.ts'],
          globalSetup: [
            'tests/support/postgres.ts',
            'tests/real-shop/evershop/support/global-setup.ts',
          ],
          maxConcurrency: 3,
          // A shopper who waits for their turn is counted as running.
          testTimeout: minutes(10),
          hookTimeout: minutes(1),
        },
      },
    ],
  },
})
