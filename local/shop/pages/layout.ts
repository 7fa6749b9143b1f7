import { html, raw } from 'hono/html'
import type { Session } from '../trade/session.ts'
import { headerSearch, newsletter } from './decoys.ts'
import type { Html } from './html.ts'
import { pageNotice } from './notice.ts'
import { tending } from './tending.ts'

export function layout(session: Session, title: string, main: Html): Html {
  const { look, lines, temperament } = session
  const { names, phrases } = look
  const count = lines.reduce((sum, line) => sum + line.quantity, 0)
  return html`<!doctype html>
    <html lang="${look.languageTag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Shop by the Sea</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/look.css?look=${session.seed}" />
      </head>
      <body class="${names.cls('page')}">
        <header class="${names.cls('header')}">
          <a href="/" class="${names.cls('brand')}">Shop by the Sea</a>
          ${headerSearch(session)}
          <a href="${look.basketPath}">${phrases.say('basket')} (${count})</a>
        </header>
        <main>${pageNotice(session)} ${main}</main>
        <footer class="${names.cls('footer')}">
          ${newsletter(session)}
          ${temperament.hangs ? html`<img src="/never.png" alt="" width="1" height="1" />` : ''}
          <p>
            A shop that exists to be tried out. Nothing here is sold, and nothing you type is kept.
          </p>
        </footer>
        <script type="module">
          import { tend } from '/page-script.js'
          tend(${raw(JSON.stringify(tending(session)).replaceAll('<', '\\u003c'))})
        </script>
      </body>
    </html>`
}
