import {
  acceptedLanguages,
  chooseLocale,
  defaultLocale,
  localeOfPath,
  withLocale,
} from './locale.ts'

/**
 * Where a path leads that no file answers: a page's path without a locale goes to the visitor's
 * locale plus that path, a locale in capitals to the one in small letters, and everything else
 * exists nowhere. Only the spelling of a locale is put right for good. Specification, section 2,
 * "Locale prefix".
 *
 * @param stored the locale that the visitor's browser keeps, if any.
 * @param acceptLanguage the header of that name.
 */
export function redirectOf(
  path: string,
  stored: string | undefined,
  acceptLanguage: string,
): { readonly to: string; readonly status: 301 | 302 } | undefined {
  const page = path === '/index.html' ? '/' : path
  const current = localeOfPath(page)
  if (current !== undefined) {
    if (page.startsWith(`/${current}`)) return undefined
    return { to: withLocale(page, current), status: 301 }
  }
  if (isFile(page)) return undefined
  const locale = chooseLocale(acceptedLanguages(acceptLanguage), stored)
  return { to: withLocale(page, locale), status: 302 }
}

/**
 * Path of the page that says that something has gone wrong, in the locale of the path that was
 * asked for; where that has none, in the visitor's.
 */
export function faultPath(
  path: string,
  stored: string | undefined,
  acceptLanguage: string,
): string {
  const locale = localeOfPath(path) ?? chooseLocale(acceptedLanguages(acceptLanguage), stored)
  return `/${locale}/500`
}

/**
 * The path of a page that was opened by the name of its file; undefined where it wasn't. A static
 * host answers such an address with the page, so the page itself leads on.
 */
export function withoutFileName(path: string): string | undefined {
  const name = 'index.html'
  return path.endsWith(`/${name}`) ? path.slice(0, -name.length) : undefined
}

function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path) || path.startsWith('/_astro/') || path.startsWith('/extension/')
}

/** Path of the page that stands in for one that doesn't exist, in the language of its locale. */
export function notFoundPath(path: string): string {
  return `/${localeOfPath(path) ?? defaultLocale}/404`
}
