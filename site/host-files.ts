import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { netlifyRedirects } from '#domain/routes/netlify-redirects.ts'
import { redirectTable } from '#domain/routes/redirect-table.ts'
import { routeConfiguration } from '#domain/routes/route-configuration.ts'
import { netlifyHeaders } from '#domain/routes/site-headers.ts'

/** Writes the rules of the static host beside the pages: its redirects and its headers. */
export function hostFiles(): AstroIntegration {
  // Read at once, so that a mistake in the environment stops the build before it begins.
  const configuration = routeConfiguration(process.env)
  const files = {
    _redirects: netlifyRedirects(redirectTable, configuration),
    _headers: netlifyHeaders(),
  }
  return {
    name: 'pouch-host-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const [name, lines] of Object.entries(files)) {
          await writeFile(new URL(name, dir), `${lines.join('\n')}\n`)
        }
      },
    },
  }
}
