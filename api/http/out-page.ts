import { hash } from 'node:crypto'
import { domainToUnicode } from 'node:url'
import { html, raw } from 'hono/html'
import { splitLocale, type Locale, type Translation } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'
import type { ClickOutEnd } from '#api/rules/clicks/click-out.ts'

const words = {
  en: {
    askTitle: 'You are leaving for another site',
    ask: 'This link leads to a site that is none of our shops:',
    unchecked: 'We could not check this link just now. It leads to:',
    tooMany: 'Please wait before performing more requests.',
    written: 'Its name as computers write it:',
    advice: 'Go on only if you know it. Nothing about you is passed on.',
    go: 'Go there',
    brokenTitle: 'This link is broken',
    broken:
      'It leads nowhere that we could take you to. Go back and open the shop from its own page.',
    wrongTitle: "Something's gone wrong.",
    toSite: 'Find the shop in our deals',
  },
  de: {
    askTitle: 'Du verlässt uns zu einer anderen Seite',
    ask: 'Dieser Link führt zu einer Seite, die keiner unserer Shops ist:',
    unchecked: 'Wir konnten diesen Link gerade nicht prüfen. Er führt zu:',
    tooMany: 'Bitte warte einen Moment, bevor du weitere Anfragen stellst.',
    written: 'Ihr Name, wie Computer ihn schreiben:',
    advice: 'Geh nur weiter, wenn du sie kennst. Über dich wird nichts weitergegeben.',
    go: 'Dorthin gehen',
    brokenTitle: 'Dieser Link ist kaputt',
    broken:
      'Er führt nirgendwohin, wohin wir dich bringen könnten. Geh zurück und öffne den Shop von seiner eigenen Seite aus.',
    wrongTitle: 'Etwas ist schiefgelaufen.',
    toSite: 'Den Shop in unseren Angeboten suchen',
  },
} as const satisfies Record<Translation, unknown>

const style = `:root{color-scheme:light dark}
body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 1.25rem}
h1{font-size:1.6rem;line-height:1.25;text-wrap:balance}
strong{display:block;font-size:1.3rem;overflow-wrap:anywhere}
a{display:inline-block;margin-top:.5rem;padding:.7rem 1.4rem;border:2px solid currentColor;border-radius:999px;color:inherit;font-weight:600}`

/** No script, no picture, no frame: the page has nothing but words and its own style. */
export const outPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Why a link is not simply followed, beside where it leads: too many clicks, or a fault of ours. */
type Hindrance = 'too many' | 'fault'

interface OutPage {
  readonly locale: Locale
  readonly end: Exclude<ClickOutEnd, { kind: 'go' }>
  readonly hindrance?: Hindrance | undefined
  /** Origin of the site, where whoever is led nowhere can go on. */
  readonly siteOrigin: string
}

/** Names the host that a link leads to and asks, or says that the link is broken. */
export function outPage({ locale, end, hindrance, siteOrigin }: OutPage) {
  const { translation } = splitLocale(locale)
  const text = words[translation]
  const ofEnd = end.kind === 'ask' ? text.askTitle : text.brokenTitle
  const title = hindrance === 'fault' ? text.wrongTitle : ofEnd
  return html`<!doctype html>
    <html lang="${translation}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${hindrance === 'too many' ? html`<p>${text.tooMany}</p>` : ''}
          ${
            end.kind === 'ask'
              ? question(text, end)
              : html`<p>${text.broken}</p>
                  <p><a href="${siteOrigin}${pagePath('deals', locale)}">${text.toSite}</a></p>`
          }
        </main>
      </body>
    </html>`
}

function question(
  text: (typeof words)[Translation],
  { to, isChecked }: Extract<ClickOutEnd, { kind: 'ask' }>,
) {
  const readable = domainToUnicode(to.hostname)
  return html`<p>${isChecked ? text.ask : text.unchecked} <strong>${readable}</strong></p>
    ${readable === to.hostname ? '' : html`<p>${text.written} <code>${to.hostname}</code></p>`}
    <p>${text.advice}</p>
    <p><a href="${to.href}" rel="noreferrer nofollow">${text.go}</a></p>`
}
