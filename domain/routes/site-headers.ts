import { locales } from '../locale.ts'
import { pagePath } from '../pages.ts'
import { permissionsPolicy, strictTransport } from './shared-headers.ts'

/** Headers of the answers to a path, or to all that lies under it where the path ends with a star. */
interface HeaderRule {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

const year = 31_536_000

/**
 * What every answer of the site says beside its content, for our own server and for the static
 * host. A later rule counts before an earlier one.
 *
 * A page brings its own content security policy along, with the hashes of its scripts and styles;
 * the header adds what only a header can say.
 */
export const headerRules: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy':
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': permissionsPolicy,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': strictTransport,
      'X-Content-Type-Options': 'nosniff',
    },
  },
  // The page answers the window that opened it, which it would lose otherwise. A host that joins
  // both rules makes a list of the two, which browsers read as the weaker one as well.
  ...locales.map((locale) => ({
    path: `${pagePath('login-oauth2', locale)}*`,
    headers: { 'Cross-Origin-Opener-Policy': 'unsafe-none' },
  })),
  // Their names change with what they hold.
  { path: '/_astro/*', headers: { 'Cache-Control': `public, max-age=${String(year)}, immutable` } },
  // The extension reads these from pages of its own.
  {
    path: '/extension/*',
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
]

/** Headers of the answer to a path. A folder's own address fits without its last slash too. */
export function headersOf(path: string): Readonly<Record<string, string>> {
  const fitting = headerRules.filter((rule) => {
    const folder = rule.path.replace(/\/\*$/, '')
    return path === folder || (folder !== rule.path && path.startsWith(`${folder}/`))
  })
  return Object.assign({}, ...fitting.map(({ headers }) => headers)) as Record<string, string>
}

/** The lines of the `_headers` file of a Netlify site. */
export function netlifyHeaders(): string[] {
  return headerRules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
}
