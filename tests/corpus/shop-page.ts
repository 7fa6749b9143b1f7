/** How an invented shop behaves. Amounts in pence; times in ms. */
export interface ShopPlan {
  /** What each code takes off; a code that is missing here is refused. */
  readonly codes: Readonly<Record<string, number>>
  /** On the basket at arrival. */
  readonly own: readonly string[]
  readonly holds: 'one' | 'several'
  /** `asks` refuses a second code until the first was taken off. */
  readonly second: 'replaces' | 'asks'
  /** `word`: REMOVE or LÖSCHEN typed in place of a code. */
  readonly removal: 'button' | 'chip' | 'word' | 'none' | 'dead'
  readonly refusal: 'words' | 'silent' | 'shipping-line' | 'drops'
  readonly field: 'open' | 'folded' | 'gone-while-on'
  readonly answerMs: number
  /** What a code adds to that. */
  readonly delays?: Readonly<Record<string, number>>
  /** From the shop's words to the new total. */
  readonly lagMs: number
  readonly showsSkeleton: boolean
  readonly language: 'en' | 'de'
}

export const plainShop: ShopPlan = {
  codes: { FIVE: 200, THIRTY: 1200, NOTHING: 0 },
  own: [],
  holds: 'one',
  second: 'replaces',
  removal: 'button',
  refusal: 'words',
  field: 'open',
  answerMs: 120,
  lagMs: 0,
  showsSkeleton: false,
  language: 'en',
}

export const goods = 4000
export const delivery = 500

/** The lowest total of all sets of codes that the shop lets stand together. */
export function lowestTotal({ codes, own, holds }: ShopPlan): number {
  const off = (on: readonly string[]) => on.reduce((sum, code) => sum + (codes[code] ?? 0), 0)
  const all = Object.keys(codes)
  const sets = holds === 'several' ? [all] : all.map((code) => [code])
  return goods + delivery - Math.max(...[own, ...sets].map(off))
}

/**
 * The basket page of an invented shop whose script answers in the page and draws everything anew
 * each time, as a framework does. `window.shop` tells what it holds and what was pressed.
 */
export function shopPage(plan: ShopPlan): string {
  const settings = { ...plan, goods, delivery }
  return `<!doctype html><html lang="${plan.language}"><head><title>Basket</title></head><body>
<header><form role="search"><input name="q" placeholder="Search"><button>Search</button></form></header>
<main id="root"></main>
<form id="news"><input name="email" placeholder="Your email for 10% discount codes"><button>Sign up</button></form>
<script>(${script.toString()})(${JSON.stringify(settings)})</script></body></html>`
}

interface Settings extends ShopPlan {
  readonly goods: number
  readonly delivery: number
}

/** What a test reads of the shop: codes it holds, total, and presses that must never happen. */
export interface ShopState {
  on: string[]
  total: number
  quantity: string
  orders: number
  removedLines: number
}

// Runs in the page: it may use nothing but its argument.
function script(plan: Settings): void {
  const german = plan.language === 'de'
  const say = (en: string, de: string) => (german ? de : en)
  const money = (minor: number) =>
    german ? `${(minor / 100).toFixed(2).replace('.', ',')} €` : `£${(minor / 100).toFixed(2)}`
  const off = (codes: readonly string[]) =>
    codes.reduce((sum, code) => sum + (plan.codes[code] ?? 0), 0)
  const state: ShopState = {
    on: [...plan.own],
    total: 0,
    quantity: '2',
    orders: 0,
    removedLines: 0,
  }
  const view = { message: '', shown: 0, extra: '', isBusy: false, isOpen: plan.field !== 'folded' }
  ;(window as unknown as { shop: ShopState }).shop = state
  const root = document.querySelector<HTMLElement>('#root') ?? document.body

  const price = () => {
    state.total = plan.goods + plan.delivery - off(state.on)
    return state.total
  }
  const field = () => {
    if (plan.field === 'gone-while-on' && state.on.length > 0) return ''
    if (!view.isOpen) {
      return `<div role="button" tabindex="0" id="open">${say('Have a promo code?', 'Gutschein vorhanden?')}</div>`
    }
    return `<div class="entry"><p>${say('Promo code', 'Gutscheincode')}</p>
      <input id="c1" autocomplete="off"> <button type="button" id="go">${say('Apply', 'Einlösen')}</button>${
        plan.removal === 'word'
          ? say(
              `<p>To take a promo code off, enter ${word} in its place.</p>`,
              `<p>Um einen Gutscheincode zurückzunehmen, gib stattdessen ${word} ein.</p>`,
            )
          : ''
      }</div>`
  }
  const word = say('REMOVE', 'LÖSCHEN')
  const remover = (code: string) =>
    plan.removal === 'none'
      ? ''
      : plan.removal === 'word'
        ? `−${money(plan.codes[code] ?? 0)}`
        : plan.removal === 'chip'
          ? `<button type="button" class="chip-x" data-off="${code}">×</button>`
          : `<a href="#" data-off="${code}">${say('Remove', 'Entfernen')}</a>`
  const named = (code: string) =>
    plan.removal === 'word' ? `${say('Discount', 'Rabatt')} (${code})` : `Code <b>${code}</b>`
  const draw = () => {
    root.innerHTML = `<table><tbody><tr><td><a href="/p/1">Blue mug</a></td>
      <td><input type="number" name="qty" value="${state.quantity}"></td><td>${money(plan.goods)}</td>
      <td><button type="button" class="remove" id="line">${say('Remove', 'Entfernen')}</button></td></tr></tbody></table>
      <form id="gift"><label>${say('Gift card', 'Geschenkkarte')} <input name="gift_code"></label><button>${say('Apply', 'Einlösen')}</button></form>
      <section>${field()}<div role="status">${view.message}</div>
      <ul>${state.on.map((code) => `<li>${named(code)} ${remover(code)}</li>`).join('')}</ul></section>
      <dl><dt>${say('Subtotal', 'Zwischensumme')}</dt><dd>${money(plan.goods)}</dd>
      <dt>${say('Total', 'Gesamtsumme')}</dt><dd>${view.isBusy ? '<i class="skeleton">&nbsp;&nbsp;</i>' : money(view.shown)}</dd>
      ${view.extra}</dl><button type="button" id="order">${say('Place order', 'Jetzt kaufen')}</button>`
    root.querySelector('#go')?.addEventListener('click', () => {
      send(root.querySelector<HTMLInputElement>('#c1')?.value ?? '')
    })
    root.querySelector('#open')?.addEventListener('click', () => {
      view.isOpen = true
      draw()
    })
    root.querySelector('#order')?.addEventListener('click', () => {
      state.orders++
    })
    root.querySelector('#line')?.addEventListener('click', () => {
      state.removedLines++
    })
    for (const each of root.querySelectorAll('[data-off]')) {
      each.addEventListener('click', (event) => {
        event.preventDefault()
        if (plan.removal === 'dead') return
        answer(() => {
          state.on = state.on.filter((code) => code !== each.getAttribute('data-off'))
          view.message = say('The code was removed.', 'Der Code wurde entfernt.')
        })
      })
    }
  }
  const answer = (act: () => void, delay = 0) => {
    view.isBusy = plan.showsSkeleton
    draw()
    setTimeout(() => {
      view.extra = ''
      act()
      draw()
      setTimeout(() => {
        view.isBusy = false
        view.shown = price()
        draw()
      }, plan.lagMs)
    }, plan.answerMs + delay)
  }
  const send = (code: string) => {
    answer(() => {
      if (plan.field === 'folded') view.isOpen = false
      if (plan.removal === 'word' && code === word) {
        state.on = []
        view.message = say('The code was taken off.', 'Der Code wurde entfernt.')
      } else if (!(code in plan.codes)) {
        if (plan.refusal === 'drops') state.on = []
        view.message =
          plan.refusal === 'silent'
            ? ''
            : say(`${code} is not a valid code.`, `${code} ist ungültig.`)
        if (plan.refusal === 'shipping-line')
          view.extra = `<dt>Shipping</dt><dd>${money(plan.delivery)}</dd>`
      } else if (plan.second === 'asks' && state.on.length > 0 && !state.on.includes(code)) {
        view.message = say('Only one code. Remove the other first.', 'Nur ein Code möglich.')
      } else {
        state.on = plan.holds === 'one' ? [code] : [...new Set([...state.on, code])]
        view.message = say(`${code} applied successfully!`, `${code} wurde erfolgreich eingelöst!`)
      }
    }, plan.delays?.[code])
  }
  view.shown = price()
  draw()
}
