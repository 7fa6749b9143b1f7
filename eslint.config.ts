import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import astro from 'eslint-plugin-astro'
import boundaries from 'eslint-plugin-boundaries'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { boundariesRule, boundariesSettings } from './eslint.boundaries.ts'

const outsideItsWorld = (names: readonly string[], why: string) =>
  names.map((name) => ({ name, message: why }))

export default defineConfig(
  {
    ignores: [
      'dist/',
      '.output/',
      '.astro/',
      '.wxt/',
      '.data/',
      'shots/',
      'test-results/',
      '**/.evershop/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  astro.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: ['.astro'] },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'no-console': 'error',
    },
  },
  {
    plugins: { boundaries },
    settings: {
      ...boundariesSettings,
      'import/resolver': { [`${import.meta.dirname}/eslint.resolver.cjs`]: {} },
    },
    rules: { 'boundaries/dependencies': ['error', boundariesRule] },
  },
  {
    files: ['**/*.tsx'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['domain/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!valibot$|\\.)', message: 'domain imports valibot and itself alone' },
          ],
        },
      ],
      'no-restricted-globals': [
        'error',
        ...outsideItsWorld(
          ['document', 'window', 'process', 'fetch'],
          'domain is pure: pass it in',
        ),
      ],
    },
  },
  {
    files: ['extension/engine/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(?!#domain/|\\.)', message: 'the engine sees only domain' }] },
      ],
      'no-restricted-globals': [
        'error',
        ...outsideItsWorld(
          ['document', 'window', 'browser', 'chrome', 'fetch', 'sessionStorage', 'localStorage'],
          'the engine takes a Document and ports',
        ),
      ],
    },
  },
  {
    // Programs that a person runs speak on the terminal.
    files: ['local/**', 'api/import.ts', 'api/migrate.ts', 'api/main.ts', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.astro/*.ts', '**/*.astro', '*.cjs'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { require: 'readonly', exports: 'writable', __dirname: 'readonly' },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)
