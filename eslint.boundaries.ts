/**
 * Who may import whom: each part of the product lists what it may import besides itself.
 * A folder nearer the front of `parts` wins where two patterns fit a file.
 */
const parts = {
  test: { files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'], imports: ['**'] },
  configuration: {
    files: ['*.config.ts', 'eslint.*.ts'],
    imports: ['brand', 'domain', 'strings', 'site', 'extension/build', 'configuration'],
  },

  brand: { files: ['brand/**'], imports: [] },
  domain: { files: ['domain/**'], imports: [] },
  strings: { files: ['strings/**'], imports: ['brand', 'domain'] },
  client: { files: ['client/**'], imports: ['brand', 'domain', 'strings'] },

  'site/browser': { files: ['site/browser/**'], imports: ['brand', 'domain', 'strings', 'client'] },
  'site/stores': {
    files: ['site/stores/**'],
    imports: ['brand', 'domain', 'strings', 'client', 'site/browser'],
  },
  'site/islands': {
    files: ['site/islands/**'],
    imports: ['brand', 'domain', 'strings', 'client', 'site/stores', 'site/browser'],
  },
  'site/components': {
    files: ['site/layouts/**', 'site/components/**'],
    imports: [
      'brand',
      'domain',
      'strings',
      'client',
      'site/islands',
      'site/stores',
      'site/browser',
      'site',
    ],
  },
  'site/views': {
    files: ['site/views/**', 'site/pages/**'],
    imports: [
      'brand',
      'domain',
      'strings',
      'client',
      'site/components',
      'site/islands',
      'site/stores',
      'site/browser',
      'site',
    ],
  },
  site: { files: ['site/**'], imports: ['brand', 'domain', 'strings', 'client'] },

  'extension/build': { files: ['extension/build/**'], imports: ['brand', 'domain'] },
  'extension/engine': { files: ['extension/engine/**'], imports: ['domain'] },
  'extension/features': {
    files: ['extension/features/**'],
    imports: ['brand', 'domain', 'strings', 'client', 'extension/engine'],
  },
  'extension/platform': {
    files: ['extension/platform/**'],
    imports: ['brand', 'domain', 'strings', 'client', 'extension/features'],
  },
  'extension/ui': {
    files: ['extension/ui/**'],
    imports: ['brand', 'domain', 'strings', 'client', 'extension/features'],
  },
  'extension/entrypoints': {
    files: ['extension/entrypoints/**'],
    imports: [
      'brand',
      'domain',
      'strings',
      'client',
      'extension/engine',
      'extension/features',
      'extension/platform',
      'extension/ui',
    ],
  },

  'api/roots': {
    files: ['api/*.ts'],
    imports: ['domain', 'api/http', 'api/rules', 'api/storage', 'api/networks', 'api/jobs'],
  },
  'api/http': { files: ['api/http/**'], imports: ['domain', 'api/rules'] },
  'api/rules': { files: ['api/rules/**'], imports: ['domain'] },
  'api/storage': { files: ['api/storage/**'], imports: ['domain', 'api/rules'] },
  'api/networks': { files: ['api/networks/**'], imports: ['domain', 'api/rules'] },
  'api/jobs': { files: ['api/jobs/**'], imports: ['domain', 'api/rules'] },

  stores: { files: ['stores/**'], imports: ['brand', 'domain', 'strings'] },
  admin: { files: ['admin/**'], imports: ['domain'] },
  local: { files: ['local/**'], imports: ['domain', 'api/roots', 'api/rules', 'api/storage'] },
} as const satisfies Record<string, { files: readonly string[]; imports: readonly string[] }>

const names = Object.keys(parts) as (keyof typeof parts)[]

/** Settings and rule for eslint-plugin-boundaries. */
export const boundariesSettings = {
  'boundaries/files': names.map((name) => ({ category: name, pattern: [...parts[name].files] })),
  'boundaries/files-single-match': true,
}

export const boundariesRule = {
  default: 'disallow',
  message: 'eslint.boundaries.ts lists what each folder may import: pass the rest in as a port',
  policies: names.map((name) => ({
    from: { file: { categories: name } },
    allow: {
      to: { file: { categories: { anyOf: [name, ...parts[name].imports] } } },
    },
  })),
}
