import { html } from 'hono/html'
import type { Session } from '../trade/session.ts'
import { codeBox } from './code-box.ts'
import { underBasket, underSummary } from './decoys.ts'
import type { Html } from './html.ts'
import { layout } from './layout.ts'
import { basketLines } from './lines.ts'
import { summaryRows, totalBar } from './summary.ts'
import { copiesOf } from './tending.ts'

export function basketPage(session: Session): Html {
  const { names, phrases, code } = session.look
  const title = phrases.say('basket')
  if (session.lines.length === 0) {
    const empty = html`<h1>${title}</h1>
      <p>There is nothing in it yet. <a href="/">Look around the shop</a></p>`
    return layout(session, title, empty)
  }
  const box = html`${copiesOf(session).map((copy) => codeBox(session, copy))}`
  const at = (place: typeof code.place): Html => (code.place === place ? box : html``)
  const lines = html`${at('above-lines')} ${basketLines(session)} ${at('below-lines')}`
  const main = html`<h1>${title}</h1>
    <div class="${names.cls('columns')}">
      <section>
        ${code.holder === 'basket-form' ? basketForm(session, lines) : lines}
        ${underBasket(session)}
      </section>
      <aside>
        ${at('above-summary')}
        <section class="${names.cls('summary')}">
          <h2>${phrases.say('summary')}</h2>
          ${at('in-summary')} ${summaryRows(session)}
          <a href="/checkout" class="${names.cls('checkout-link')}">${phrases.say('checkout')}</a>
        </section>
        ${at('below-summary')} ${underSummary(session)}
      </aside>
    </div>
    ${totalBar(session)}`
  return layout(session, title, main)
}

/**
 * The page of a shop that shows its basket in a frame, which asks for the same address.
 *
 * @param elsewhere another host to ask for it, which has to be told whose basket it is.
 */
export function frameAround(session: Session, elsewhere?: URL): Html {
  const { phrases, basketPath } = session.look
  const title = phrases.say('basket')
  const address =
    elsewhere === undefined
      ? basketPath
      : new URL(`${basketPath}?session=${session.id}`, elsewhere).href
  const frame = html`<iframe
    src="${address}"
    title="${title}"
    style="width: 100%; height: 90rem; border: 0"
  ></iframe>`
  return layout(session, title, frame)
}

function basketForm({ look, token }: Session, content: Html): Html {
  return html`<form method="post" action="/basket">
    <input type="hidden" name="token" value="${token}" />
    ${content}
    <button type="submit" name="update" value="1" class="${look.names.cls('quiet-button')}">
      ${look.phrases.say('update')}
    </button>
  </form>`
}
