import react from '@astrojs/react'
import { defineConfig, envField } from 'astro/config'
import { islandOnUse } from './site/directives/island-on-use.ts'
import { hostFiles } from './site/host-files.ts'
import { originsFrom } from './site/origins.ts'
import { reusePages } from './site/reuse-pages.ts'
import { routesFromPages } from './site/routes.ts'

const origins = originsFrom(process.env)

/**
 * The script of every page stands in one file with all that others share with it, and with two small
 * parts of some: a file that only another file names costs a journey more before a page is drawn.
 */
const codeSplitting = {
  groups: [
    {
      name: 'every-page',
      test: /\/site\/(?:layouts\/Document\.astro\?|browser\/(?:field-errors|flagged-page)\.ts)/,
    },
  ],
}

export default defineConfig({
  site: origins.site,
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
        default: origins.api,
      }),
    },
  },
  // Its inline styles don't go with the content security policy.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  vite: { environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } } },
})
