import { html } from 'hono/html'
import { catalogue, categoryNames, type Product } from '../trade/catalogue.ts'
import type { Session } from '../trade/session.ts'
import { drawing } from './drawing.ts'
import { money, type Html } from './html.ts'
import { layout } from './layout.ts'

/** All goods, or those whose name or description holds the words. */
export function goodsPage(session: Session, words: string): Html {
  const { names } = session.look
  const wanted = words.toLowerCase()
  const found = catalogue.filter((product) =>
    `${product.name} ${product.blurb}`.toLowerCase().includes(wanted),
  )
  const main = html`<h1>${words === '' ? 'Things from the shore' : `“${words}”`}</h1>
    ${found.length === 0 ? html`<p>Nothing like that washed up here.</p>` : ''}
    <ul class="${names.cls('goods')}">
      ${found.map(
        (product) =>
          html`<li>
            <a href="/goods/${product.slug}">${drawing(product)} <span>${product.name}</span></a>
            <p>${priceTag(session, product)}</p>
          </li>`,
      )}
    </ul>`
  return layout(session, 'Goods', main)
}

export function productPage(session: Session, product: Product): Html {
  const { names, phrases } = session.look
  const main = html`<div class="${names.cls('product')}">
    ${drawing(product)}
    <div>
      <p>${categoryNames[product.category]}</p>
      <h1>${product.name}</h1>
      <p>${product.blurb}</p>
      <p class="${names.cls('product-price')}">${priceTag(session, product)}</p>
      <form method="post" action="/basket/lines/${product.slug}/add">
        <input type="hidden" name="token" value="${session.token}" />
        <label>
          ${phrases.say('quantity')}
          <input type="number" name="quantity" value="1" min="1" max="99" />
        </label>
        <button type="submit" class="${names.cls('code-button')}">Add to basket</button>
      </form>
    </div>
  </div>`
  return layout(session, product.name, main)
}

function priceTag({ look }: Session, product: Product): Html {
  const was = product.was === undefined ? '' : html` <s>${money(look, product.was)}</s>`
  return html`${money(look, product.price)}${was}`
}
