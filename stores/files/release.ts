import type { Files } from './archive.ts'

/** The files that `npm run zip:extension` makes of a version, as they are called in `.output/`. */
export const releaseFiles = (version: string) =>
  ['chrome', 'edge', 'firefox', 'sources'].map((name) => `pouch-${version}-${name}.zip`)

/**
 * What keeps a package from being released, as sentences; none where it may be.
 *
 * @param version of package.json.
 */
export function faultsOfPackage(files: Files, version: string): string[] {
  const text = files.get('manifest.json')?.toString('utf8')
  if (text === undefined) return ['it has no manifest.json']
  const manifest = JSON.parse(text) as { version: string; content_security_policy?: unknown }
  const { extension_pages: policy = '' } = (manifest.content_security_policy ?? {}) as {
    extension_pages?: string
  }
  const origins = /connect-src ([^;]+);/.exec(policy)?.[1]?.split(' ') ?? []
  return [
    ...(origins.length > 0 && origins.every((origin) => origin.startsWith('https://'))
      ? []
      : [
          `it is built for ${origins.join(' ') || 'no site'}: set POUCH_SITE_ORIGIN to the site, POUCH_API_ORIGIN to the API, and POUCH_LOCAL to nothing`,
        ]),
    ...(manifest.version === version ? [] : [`it says version ${manifest.version}`]),
  ]
}

/** What has no place in the archive of sources: history, settings, data, builds, tests. */
const strange =
  /(^|\/)(\.[^/]*|node_modules|dist|shots|test-results)(\/|$)|\.test\.tsx?$|\.(log|db)$/

/** What an archive of sources needs beside the code. */
const needed = ['README.md', 'docs/stores.md', 'package.json', 'package-lock.json', 'wxt.config.ts']

/** As above, for the archive of sources. */
export function faultsOfSources(files: Files): string[] {
  return [
    ...needed.filter((path) => !files.has(path)).map((path) => `it lacks ${path}`),
    ...[...files.keys()].filter((path) => strange.test(path)).map((path) => `it holds ${path}`),
  ]
}
