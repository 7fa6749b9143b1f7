import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { indexing } from './content/indexing.ts'

/** All that goes into the code of a page; packages are known by the lockfile, which Astro looks at. */
const sources = ['astro.config.ts', '{brand,client,domain,site,strings}/**/*']

/**
 * Pages whose data is the same as in the last build are taken over from it, if all of the site's
 * code is the same too. Astro itself compares only what each page imports, but a script's name can
 * change because another page now shares a part of it.
 */
export function reusePages(): AstroIntegration {
  return {
    name: 'pouch-reuse-pages',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const digest = digestOfSources(fileURLToPath(config.root))
        const code = JSON.stringify(JSON.stringify([digest, indexing]))
        updateConfig({
          experimental: { incrementalBuild: true },
          // Part of the settings that a kept page is compared by; nothing reads it.
          vite: { define: { 'import.meta.env.CODE': code } },
        })
      },
    },
  }
}

/** Tells one state of the site's code from another. @param root of the repository */
export function digestOfSources(root: string): string {
  const digest = createHash('sha256')
  for (const entry of globSync(sources, { cwd: root, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .sort()) {
    digest.update(`${entry}\n`).update(readFileSync(entry))
  }
  return digest.digest('hex')
}
