import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Registers `client:use`: an island loads its code when somebody uses it, not when a page opens. */
export function islandOnUse(): AstroIntegration {
  return {
    name: 'pouch-island-on-use',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'use',
          entrypoint: fileURLToPath(new URL('./use.ts', import.meta.url)),
        })
      },
    },
  }
}
