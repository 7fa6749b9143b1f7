import { html } from 'hono/html'
import type { Session } from '../trade/session.ts'
import { codeBox } from './code-box.ts'
import type { Html } from './html.ts'
import { layout } from './layout.ts'
import { summaryRows } from './summary.ts'
import { copiesOf } from './tending.ts'

/**
 * The last page before an order. Its fields are filled with an invented shopper, so that nobody
 * is asked for anything true.
 */
export function checkoutPage(session: Session): Html {
  const { names, phrases, code } = session.look
  const main = html`<h1>Checkout</h1>
    <div class="${names.cls('columns')}">
      <form method="post" action="/checkout/pay" class="${names.cls('address')}">
        <input type="hidden" name="token" value="${session.token}" />
        <label>Name <input name="name" autocomplete="off" value="Robin Shaw" /></label>
        <label>Street <input name="street" autocomplete="off" value="4 Sea Wall" /></label>
        <label>Town <input name="town" autocomplete="off" value="Little Haven" /></label>
        <label>Postcode <input name="postcode" autocomplete="off" value="ZZ1 1ZZ" /></label>
        <p>Payment: on the quay, in shells. Nothing is charged in this shop.</p>
        <button type="submit" class="${names.cls('pay-button')}">${phrases.say('pay')}</button>
      </form>
      <aside>
        <section class="${names.cls('summary')}">
          <h2>${phrases.say('summary')}</h2>
          ${summaryRows(session)}
        </section>
        ${code.holder === 'basket-form' ? '' : copiesOf(session).map((copy) => codeBox(session, copy))}
      </aside>
    </div>`
  return layout(session, 'Checkout', main)
}

export function thanksPage(session: Session): Html {
  const main = html`<h1>Thank you</h1>
    <p>Your order is written in the sand. <a href="/">Back to the shop</a></p>`
  return layout(session, 'Thank you', main)
}
