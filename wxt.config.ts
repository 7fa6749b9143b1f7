import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { defineConfig } from 'wxt'
import { brand } from './brand/brand.ts'
import { siteOriginOf } from './extension/build/site-origin.ts'

// WXT takes the mode for it, and in a testing build React would come with its development tools.
if (process.env.NODE_ENV === 'testing') process.env.NODE_ENV = 'production'

const iconSizes = [16, 32, 48, 128] as const
const drawnIcons = resolve(import.meta.dirname, '.wxt/icon')

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
  manifest: ({ browser, mode }) => ({
    name: brand.name,
    description: 'Finds voucher codes at the checkout, tries them and keeps the best one.',
    permissions: ['activeTab', 'scripting', 'storage'],
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'extension@pouch.example',
              strict_min_version: oldestFirefox,
              data_collection_permissions: { required: ['none'] },
            },
          },
          // Asked for on the press of "Try codes", for the one shop.
          optional_host_permissions: ['*://*/*'],
        }
      : { minimum_chrome_version: oldestChromium }),
    action: { default_title: brand.name },
    content_security_policy: {
      extension_pages: [
        "default-src 'self'",
        `connect-src ${siteOriginOf(process.env, mode)}`,
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
  }),
  vite: ({ browser, mode }) => ({
    define: {
      __POUCH_SITE_ORIGIN__: JSON.stringify(siteOriginOf(process.env, mode)),
      __POUCH_OPEN_SHADOW_ROOT__: String(mode === 'testing'),
      __POUCH_ASKS_FOR_SHOPS__: String(browser === 'firefox'),
    },
  }),
  hooks: {
    'build:publicAssets': async (_, files) => {
      await mkdir(drawnIcons, { recursive: true })
      for (const size of iconSizes) {
        const drawn = resolve(drawnIcons, `${size}.png`)
        await sharp('brand/logo.svg', { density: ((72 * size) / 48) * 4 })
          .resize(size, size)
          .png()
          .toFile(drawn)
        files.push({ absoluteSrc: drawn, relativeDest: `icon/${size}.png` })
      }
    },
  },
})
