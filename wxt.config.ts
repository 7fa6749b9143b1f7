import { resolve } from 'node:path'
import { defineConfig } from 'wxt'
import { brand } from './brand/brand.ts'
import { drawIcons } from './extension/build/draw-icons.ts'
import { pageParts } from './extension/build/page-parts.ts'
import { localeFiles, summaryMessage } from './extension/build/locale-files.ts'
import { reviewedSources } from './extension/build/reviewed-sources.ts'
import { originsOf } from './extension/build/origins.ts'
import { manifest as german } from './strings/de/manifest.ts'
import { manifest as english } from './strings/en/manifest.ts'

// WXT takes the mode for it, and in a testing build React would come with its development tools.
if (process.env.NODE_ENV === 'testing') process.env.NODE_ENV = 'production'

const drawnIcons = resolve(import.meta.dirname, '.wxt/drawn')

/** Each with the reason for its number in docs/extension-builds.md. */
const oldestChromium = '130'
const oldestFirefox = '153.0'

/**
 * `wxt build` makes the extension that people install; `wxt build --mode testing` makes one that
 * differs in its origin and in the open shadow root of its bar, nothing else. `--browser` chooses
 * between `chrome`, `edge` and `firefox`.
 */
export default defineConfig({
  srcDir: 'extension',
  publicDir: 'extension/public',
  modulesDir: 'extension/modules',
  modules: ['@wxt-dev/module-react'],
  imports: false,
  manifestVersion: 3,
  zip: { includeSources: [...reviewedSources] },
  manifest: ({ browser, mode }) => ({
    name: brand.name,
    description: summaryMessage,
    default_locale: 'en',
    permissions: [
      'activeTab',
      // Firefox has none; there the icon follows the pages that the shopper gave us.
      ...(browser === 'firefox' ? [] : ['declarativeContent']),
      'scripting',
      'storage',
    ],
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'extension@pouch.example',
              strict_min_version: oldestFirefox,
              // Where the shopper switches the reports on: they name the shop that was visited.
              data_collection_permissions: { required: ['none'], optional: ['browsingActivity'] },
            },
          },
        }
      : { minimum_chrome_version: oldestChromium }),
    // Never asked for at installation: for the prompt at baskets when it is switched on, and in
    // Firefox on the press of "Try codes", for the one shop.
    optional_host_permissions: ['*://*/*'],
    action: { default_title: brand.name },
    content_security_policy: {
      extension_pages: [
        "default-src 'self'",
        `connect-src ${Object.values(originsOf(process.env, mode)).join(' ')}`,
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
  }),
  vite: ({ browser, mode }) => ({
    plugins: [pageParts()],
    // The popup is written for React and runs on Preact, which is a tenth of it.
    resolve: {
      alias: {
        'react/jsx-runtime': 'preact/jsx-runtime',
        'react-dom/client': 'preact/compat/client',
        'react-dom': 'preact/compat',
        react: 'preact/compat',
      },
    },
    define: {
      __POUCH_SITE_ORIGIN__: JSON.stringify(originsOf(process.env, mode).site),
      __POUCH_API_ORIGIN__: JSON.stringify(originsOf(process.env, mode).api),
      __POUCH_REPORTS_AT_ONCE__: String(process.env.POUCH_LOCAL === '1'),
      __POUCH_OPEN_SHADOW_ROOT__: String(mode === 'testing'),
      __POUCH_ASKS_FOR_SHOPS__: String(browser === 'firefox'),
      __POUCH_BROWSER__: JSON.stringify(browser),
    },
  }),
  hooks: {
    'build:publicAssets': async (_, files) => {
      files.push(...localeFiles({ en: english, de: german }))
      files.push(...(await drawIcons('brand/logo.svg', drawnIcons)))
    },
  },
})
