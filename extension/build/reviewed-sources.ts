/**
 * What the extension's build reads, and what says how to build it: the archive that a store's
 * reviewers get. A list of what goes in, so that nothing else can: no history, data or settings.
 */
export const reviewedSources: readonly string[] = [
  'README.md',
  'docs/stores.md',
  'docs/extension-builds.md',
  'docs/extension-privacy.md',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'wxt.config.ts',
  '{brand,client,domain,extension,strings}/**/*',
]
