import { html } from 'hono/html'
import { productOf } from '../trade/catalogue.ts'
import type { Line } from '../trade/pricing.ts'
import type { Session } from '../trade/session.ts'
import { drawing } from './drawing.ts'
import { attributes, money, type Html } from './html.ts'

/** The lines of the basket. In a shop with one form for the whole basket they lie in that form. */
export function basketLines(session: Session): Html {
  const { names, lines } = session.look
  const items = session.lines.map((line) => parts(session, line))
  if (lines.element === 'table') {
    return html`<table class="${names.cls('lines')}">
      <tbody>
        ${items.map(
          (item) =>
            html`<tr class="${names.cls('line')}">
              <td>${item.picture}</td>
              <td>${item.name} ${item.price}</td>
              <td>${item.quantity}</td>
              <td class="${names.cls('line-sum')}">${item.sum} ${item.removal}</td>
            </tr>`,
        )}
      </tbody>
    </table>`
  }
  const card = (item: (typeof items)[number]) =>
    html`${item.picture}
      <div class="${names.cls('line-text')}">${item.name} ${item.price} ${item.quantity}</div>
      <div class="${names.cls('line-sum')}">${item.sum} ${item.removal}</div>`
  return lines.element === 'list'
    ? html`<ul class="${names.cls('lines')}">
        ${items.map((item) => html`<li class="${names.cls('line')}">${card(item)}</li>`)}
      </ul>`
    : html`<div class="${names.cls('lines')}">
        ${items.map((item) => html`<article class="${names.cls('line')}">${card(item)}</article>`)}
      </div>`
}

function parts(session: Session, line: Line) {
  const { look } = session
  const product = productOf(line.slug)
  const name = product?.name ?? line.slug
  const was = product?.was
  const saved = was === undefined ? undefined : money(look, was - line.unitPrice)
  return {
    picture: product === undefined ? html`` : drawing(product),
    name: html`<a href="/goods/${line.slug}">${name}</a>`,
    price: html`<p class="${look.names.cls('line-price')}">
      ${money(look, line.unitPrice)} ${was === undefined ? '' : html`<s>${money(look, was)}</s>`}
      ${saved === undefined ? '' : html`<em>${look.phrases.say('saved', { amount: saved })}</em>`}
    </p>`,
    quantity: quantity(session, line, name),
    sum: html`<span>${money(look, line.unitPrice * line.quantity)}</span>`,
    removal: removal(session, line, name),
  }
}

function quantity({ look, token }: Session, line: Line, name: string): Html {
  const { names, phrases } = look
  const inBasketForm = look.code.holder === 'basket-form'
  const label = `${phrases.say('quantity')}, ${name}`
  const fieldName = inBasketForm ? `quantity.${line.slug}` : 'quantity'
  const number = html`<input
    type="number"
    name="${fieldName}"
    value="${line.quantity}"
    min="0"
    max="99"
    aria-label="${label}"
    class="${names.cls('quantity')}"
  />`
  if (inBasketForm) return number
  const update = html`<button type="submit">${phrases.say('update')}</button>`
  const controls = {
    number: html`${number} ${update}`,
    select: html`<select
      name="quantity"
      aria-label="${label}"
      class="${names.cls('quantity')}"
      onchange="this.form.submit()"
    >
      ${[1, 2, 3, 4, 5, 6].map(
        (count) =>
          html`<option${attributes({ selected: count === line.quantity })}>${count}</option>`,
      )}
    </select>`,
    stepper: html`<button name="quantity" value="${line.quantity - 1}" aria-label="Fewer, ${name}">
        −
      </button>
      <span class="${names.cls('quantity')}">${line.quantity}</span>
      <button name="quantity" value="${line.quantity + 1}" aria-label="More, ${name}">+</button>`,
  }[look.lines.quantity]
  return html`<form
    method="post"
    action="/basket/lines/${line.slug}"
    class="${names.cls('inline-form')}"
  >
    <input type="hidden" name="token" value="${token}" />
    ${controls}
  </form>`
}

function removal({ look, token }: Session, line: Line, name: string): Html {
  const { names, phrases } = look
  const words = phrases.say('dropLine')
  const action = `/basket/lines/${line.slug}/remove`
  const className = names.cls('line-remove')
  if (look.lines.removal === 'cross') {
    return html`<a href="${action}" class="${className}" aria-label="${words}, ${name}">×</a>`
  }
  if (look.lines.removal === 'link' || look.code.holder === 'basket-form') {
    return html`<a href="${action}" class="${className}">${words}</a>`
  }
  return html`<form method="post" action="${action}" class="${names.cls('inline-form')}">
    <input type="hidden" name="token" value="${token}" />
    <button type="submit" class="${className}">${words}</button>
  </form>`
}
