import { storageKeys } from '../consent/storage.ts'
import {
  chooseLocale,
  countries,
  defaultLocale,
  locales,
  translations,
  type Locale,
} from '../locale.ts'
import { noticeParameter } from '../messages/notice.ts'
import type { Route } from './redirect-table.ts'
import type { RouteConfiguration } from './route-configuration.ts'

/**
 * The lines of the `_redirects` file of a Netlify site. The host takes the first line that fits, and
 * looks for a file before all but those with an exclamation mark. What only a browser knows (its
 * own make, who is signed in) is left to the page of the route; where a route takes any value, one
 * prebuilt page answers for all.
 *
 * The host sees a flag of the query only where an equals sign follows it. Without one home and
 * `deals` show and lead on themselves; `deals-redirect` has no page, and leads home with its query.
 *
 * The host reads `Language` from the first language that a browser asks for, and its cookie
 * `nf_lang`; of our own cookies it sees the names alone, so each locale has one
 * (`storageKeys.localeFlag`). It can't tell `de-GB` from `de`, so a first visit from there gets
 * Germany.
 */
export function netlifyRedirects(table: readonly Route[], settings: RouteConfiguration): string[] {
  return [
    ...locales.flatMap((locale) => table.flatMap((route) => linesOf(route, locale, settings))),
    ...locales.flatMap((locale) => aboutFaults(locale)),
    ...locales.map((locale) => `/${locale}/* /${locale}/404 404`),
    ...locales.flatMap((locale) =>
      capitalsOf(locale).map((each) => `/${each}/* /${locale}/:splat 301`),
    ),
    ...['/_astro/*', '/extension/*'].map((files) => `${files} /${defaultLocale}/404 404`),
    ...locales.map((locale) => {
      const cookie = `${storageKeys.localeFlag.name}${locale}`
      return `/* /${locale}/:splat 302 Cookie=${cookie}`
    }),
    ...translations.map((each) => `/* /${chooseLocale([each])}/:splat 302 Language=${each}`),
    `/* /${defaultLocale}/:splat 302`,
  ]
}

/**
 * The pages about faults are no answers of their own, with status 200. The host ignores a line that
 * leads to its own beginning, so each name of a page leads to another.
 */
function aboutFaults(locale: Locale): string[] {
  const [page, file] = [`/${locale}/404`, `/${locale}/404/index.html`]
  const fault = `/${locale}/500`
  return [
    `${page} ${file} 404!`,
    ...[file, fault, `${fault}/index.html`].map((each) => `${each} ${page} 404!`),
  ]
}

/** Every way to write a locale with capitals: the host tells them from small letters. */
function capitalsOf(locale: Locale): string[] {
  let all = ['']
  for (const letter of locale) {
    const written = new Set([letter, letter.toUpperCase()])
    all = all.flatMap((start) => [...written].map((each) => start + each))
  }
  return all.filter((each) => each !== locale)
}

function linesOf({ path, rule }: Route, locale: Locale, settings: RouteConfiguration): string[] {
  const under = (inner: string) => (inner === '' ? `/${locale}/` : `/${locale}/${inner}/`)
  const from = path === '' ? `/${locale}` : `/${locale}/${path}`
  /** Everything below the parts that are always the same. */
  const fixed = from.replace(/\/[{*].*$/, '')
  /** With the host's placeholders, none of which may be missing. */
  const named = from.replace(/\{(\w+)\??\}/g, ':$1')
  switch (rule.kind) {
    case 'moved':
      // The file is there, and the host shows it; the page itself leads on.
      return path === 'index.html' ? [] : [`${from} ${under(rule.to)} ${rule.status}`]
    case 'flagged': {
      const { flag, to, otherwise } = rule
      const flagged = `${from} ${flag}=:${flag} ${under(to)} 302!`
      return otherwise === null ? [flagged] : [flagged, `${from} ${under(otherwise)} 302`]
    }
    case 'deals-address':
      return [`${from} ${settings.dealsAddress ?? under('deals')} 302`]
    case 'beside':
      return [`${from} /${rule.to}/ 302`]
    case 'account': {
      const { accountOrigin } = settings
      if (rule.to !== null) return [`${from} ${accountOrigin ?? ''}${under(rule.to)} 302`]
      // Without a members' area nobody is signed in, and a guarded page leads to the sign-in.
      const to = accountOrigin === null ? under('login') : `${accountOrigin}${fixed}/:splat`
      return [`${from} ${to} 302`]
    }
    case 'entry': {
      const { to, notice } = rule.missing
      const query = notice === undefined ? '' : `?${noticeParameter}=${notice}`
      return [`${named} ${under(to)}${query} 302`]
    }
    case 'landing': {
      const page = `${fixed}/:retailer`
      return [
        ...countries.map((each) => `${page}/${each} ${fixed}/ 200`),
        // After the small letters, which a host that knows no difference must find first.
        ...countries.map((each) => `${page}/${each.toUpperCase()} ${page}/${each}/ 302`),
        `${page}/:country ${page}/ 302`,
        `${page} ${fixed}/ 200`,
      ]
    }
    case 'campaign':
      // Which there are, in whatever letters, the page of their links knows.
      return [`${fixed} ${under('')} 302`, `${named} ${under('i')} 200`]
    case 'influencer':
    case 'parameters':
      return [`${named} ${fixed}/ 200`]
    case 'install':
    case 'out':
    case 'sign-out':
    case 'visitors':
      return []
  }
}
