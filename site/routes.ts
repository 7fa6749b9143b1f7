import type { AstroIntegration } from 'astro'
import { locales } from '#domain/locale.ts'
import { pageKeys, pageOf } from '#domain/pages.ts'

/**
 * Gives every page of `domain/pages.ts` a route in every locale, served by `site/views/<key>.astro`.
 * Each view is an entrypoint of its own, so that a page carries the styles of its own view alone.
 */
export function routesFromPages(): AstroIntegration {
  return {
    name: 'pouch-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const key of pageKeys) {
          for (const locale of locales) {
            injectRoute({
              pattern: routePattern(locale, pageOf(key).path),
              entrypoint: new URL(`./views/${key}.astro`, import.meta.url),
              prerender: true,
            })
          }
        }
      },
    },
  }
}

/**
 * `deals/{merchant}` under `en-gb` as Astro writes it: `/en-gb/deals/[merchant]`. A parameter that
 * may be missing is left out: one page answers for all of its values.
 */
export function routePattern(locale: string, path: string): string {
  return `/${locale}/${path.replace(/\/\{\w+\?\}/g, '').replace(/\{(\w+)\}/g, '[$1]')}`
}
