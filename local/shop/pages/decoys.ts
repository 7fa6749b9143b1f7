import { html } from 'hono/html'
import type { Decoy } from '../look/look.ts'
import type { Session } from '../trade/session.ts'
import type { Html } from './html.ts'

/** Boxes that look a little like the one for codes, as real pages have them around it. */
export function headerSearch(session: Session): Html {
  const { names, phrases } = session.look
  return onlyWith(session, 'search', () => {
    const label = phrases.say('search')
    return html`<form action="/" class="${names.cls('search')}" role="search">
      <input type="search" name="q" placeholder="${label}" aria-label="${label}" />
      <button type="submit">${phrases.say('find')}</button>
    </form>`
  })
}

export function newsletter(session: Session): Html {
  const { names, phrases } = session.look
  return onlyWith(session, 'newsletter', () => {
    return html`<form
      method="post"
      action="/newsletter"
      class="${names.cls('newsletter')} ${names.cls('decoy')}"
    >
      <input type="hidden" name="token" value="${session.token}" />
      <label for="newsletter-email">${phrases.say('newsletter')}</label>
      <input
        id="newsletter-email"
        type="email"
        name="email"
        placeholder="${phrases.say('email')}"
      />
      <button type="submit">${phrases.say('subscribe')}</button>
    </form>`
  })
}

export function underBasket(session: Session): Html {
  const { phrases } = session.look
  return html`${onlyWith(session, 'product-code', () =>
    textBox(session, 'product-code', phrases.say('productCode'), phrases.say('add')),
  )}
  ${onlyWith(session, 'comments', () => {
    return html`<div class="${session.look.names.cls('decoy')}">
      <label for="order-comments">${phrases.say('comments')}</label>
      <textarea id="order-comments" name="comments" rows="2"></textarea>
    </div>`
  })}`
}

export function underSummary(session: Session): Html {
  const { phrases } = session.look
  return html`${onlyWith(session, 'gift-card', () =>
    textBox(session, 'gift-card', phrases.say('giftCard'), phrases.say('use')),
  )}
  ${onlyWith(session, 'loyalty', () => textBox(session, 'loyalty', phrases.say('loyalty'), phrases.say('add')))}
  ${onlyWith(session, 'postcode', () =>
    textBox(session, 'postcode', phrases.say('postcode'), phrases.say('estimate')),
  )}`
}

function textBox({ look, token }: Session, name: string, label: string, button: string): Html {
  return html`<form method="post" action="/${name}" class="${look.names.cls('decoy')}">
    <input type="hidden" name="token" value="${token}" />
    <label for="${name}-field">${label}</label>
    <input id="${name}-field" type="text" name="${name}" />
    <button type="submit">${button}</button>
  </form>`
}

function onlyWith(session: Session, decoy: Decoy, content: () => Html): Html {
  return session.look.decoys.has(decoy) ? content() : html``
}
