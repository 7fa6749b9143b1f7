import { html } from 'hono/html'
import { temperaments } from '../temperaments.ts'
import type { Html } from './html.ts'

/** What stands at the address without a temperament: where the shops are. */
export function temperamentList(urlOf: (temperament: string) => string): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Shop by the Sea</title>
        <link rel="icon" href="data:," />
        <style>
          body {
            max-width: 44rem;
            margin: 3rem auto;
            padding: 0 1.25rem;
            background: #f6efe3;
            color: #22333a;
            font:
              1.05rem/1.6 Georgia,
              serif;
          }
          li {
            margin: 0.75rem 0;
          }
          a {
            color: #1d4f57;
            font-weight: bold;
          }
          code {
            font-size: 0.9em;
          }
        </style>
      </head>
      <body>
        <h1>Shop by the Sea</h1>
        <p>
          One shop, many temperaments. Add <code>?seed=7</code> to an address for another look,
          other rules for its codes, and a basket that is filled already.
        </p>
        <ul>
          ${temperaments.map(
            ({ name, about }) => html`<li><a href="${urlOf(name)}">${name}</a>: ${about}</li>`,
          )}
        </ul>
      </body>
    </html>`
}
