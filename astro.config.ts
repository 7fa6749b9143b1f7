import { createHash } from 'node:crypto'
import react from '@astrojs/react'
import { defineConfig, envField } from 'astro/config'
import { earlyScript } from './site/early-script.ts'
import { islandOnUse } from './site/directives/island-on-use.ts'
import { hostFiles } from './site/host-files.ts'
import { reusePages } from './site/reuse-pages.ts'
import { routesFromPages } from './site/routes.ts'

const siteOrigin = process.env.POUCH_SITE_ORIGIN ?? 'http://localhost:4321'
const apiOrigin = process.env.POUCH_API_ORIGIN ?? 'http://localhost:4322'
const earlyScriptHash = createHash('sha256').update(earlyScript).digest('base64')

export default defineConfig({
  site: siteOrigin,
  srcDir: './site',
  trailingSlash: 'always',
  build: {
    // One journey less before the first paint, which on a slow network takes longer than the styles.
    inlineStylesheets: 'always',
    // One page is rendered while others are written.
    concurrency: 16,
  },
  integrations: [
    routesFromPages(),
    hostFiles(),
    reusePages(),
    islandOnUse(),
    react({ experimentalDisableStreaming: true }),
  ],
  env: {
    schema: {
      POUCH_API_ORIGIN: envField.string({
        context: 'client',
        access: 'public',
        default: apiOrigin,
      }),
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        `connect-src 'self' ${apiOrigin}`,
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { hashes: [`sha256-${earlyScriptHash}`] },
    },
  },
  // Its inline styles don't go with the content security policy.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
})
