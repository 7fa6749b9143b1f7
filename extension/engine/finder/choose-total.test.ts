// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { chooseTotal, type TotalLandmark } from './choose-total.ts'
import { sumRows, totalRows } from './total.ts'

const options = { languageTag: 'en-GB', currencyHint: 'GBP' }
const read = (html: string, hint = 'GBP') => {
  document.body.innerHTML = html
  const view = liveView(document)
  return chooseTotal(totalRows(view, { ...options, currencyHint: hint }), view)
}

describe('chooseTotal', () => {
  it('never takes another row of the same name for one that is gone', () => {
    const lines = '<div class="line">Total <b>£40.00</b></div>'
    const first = read(`${lines}<div class="sum">Total <b>£35.00</b></div>`)
    expect(first?.money.minor).toBe(3500)
    document.body.innerHTML = `${lines}<div class="sum"><i class="spinner"></i></div>`
    const view = liveView(document)
    expect(chooseTotal(totalRows(view, options), view, first)).toBeUndefined()
  })

  it('finds the plain total again, once the new one below it has gone with the shopper’s own code', () => {
    const row = (name: string, amount: string) => `<p><span>${name}</span> <b>${amount}</b></p>`
    const plain = row('Total', '£80.00')
    const own = `<div>${plain}${row('Coupon MINE5', '-£5.00')}${row('New total', '£75.00')}</div>`
    const first = read(own)
    expect(first?.money.minor).toBe(7500)
    document.body.innerHTML = `<div>${plain}</div>`
    const view = liveView(document)
    expect(chooseTotal(totalRows(view, options), view, first)?.money.minor).toBe(8000)
  })

  it('takes no total of nothing else for the new one, once the shopper’s own code is off', () => {
    const row = (name: string, amount: string) => `<p><span>${name}</span> <b>${amount}</b></p>`
    const first = read(`<div>${row('Total', '£75.00')}</div>`)
    document.body.innerHTML = `<div>${row('Total for clubs', '£0.00')}${row('Total', '£80.00')}</div>`
    const view = liveView(document)
    expect(chooseTotal(totalRows(view, options), view, first)?.money.minor).toBe(8000)
  })

  it('finds the total again where it is a grand total beside the shopper’s own code alone', () => {
    const first = read(
      '<ul><li>Subtotal: <b>£80.00</b></li><li>Grand Total: <b>£75.00</b></li></ul>',
    )
    document.body.innerHTML =
      '<ul><li>Subtotal: <b>£80.00</b></li><li>Total: <b>£80.00</b></li></ul>'
    const view = liveView(document)
    expect(chooseTotal(totalRows(view, options), view, first)?.money.minor).toBe(8000)
  })

  it.each([
    ['Discounted total', ''],
    ['New amount', '<p>Discount <b>-£5.00</b></p>'],
    ['Total with discount', ''],
  ])(
    'reads “%s” beside the total that it lowers, and the plain one again without it',
    (name, off) => {
      const plain = '<p>Total: <b>£80.00</b></p>'
      document.body.innerHTML = `<div>${plain}${off}<p>${name}: <b>£75.00</b></p></div>`
      const first = chooseTotal(sumRows(liveView(document), options), liveView(document))
      expect(first?.money.minor).toBe(7500)
      document.body.innerHTML = `<div>${plain}</div>`
      const view = liveView(document)
      expect(chooseTotal(sumRows(view, options), view, first)?.money.minor).toBe(8000)
    },
  )

  it('takes what each line of the basket comes to for no total', () => {
    const line = (amount: string) => `<div class="line"><b>Mug</b> Total: <i>${amount}</i></div>`
    const sum = '<div class="sum">Total: <i>£35.00</i></div>'
    expect(read(sum + line('£20.00') + line('£15.00'))?.money.minor).toBe(3500)
    // Whatever their name says more than that of the sum.
    const surer = (amount: string) => `<div class="line">Order total <i>${amount}</i></div>`
    expect(read(surer('£20.00') + surer('£15.00') + sum)?.money.minor).toBe(3500)
    const table = (rows: string) => `<table><tbody>${rows}</tbody></table>`
    const net = '<tr><td>Total net</td><td>£29.17</td></tr>'
    const gross = '<tr><td>Order total</td><td>£35.00</td></tr>'
    expect(read(table(net + gross) + '<p>Total <b>£12.00</b></p>')?.money.minor).toBe(3500)
    const heads = '<tr><th><h3>Order total</h3></th><td><h3>£35.00</h3></td></tr>'
    const goods = '<tr><th>Basket total</th><td>£30.00</td></tr>'
    expect(read(table(goods + heads))?.money.minor).toBe(3500)
    const entry = '<ul><li><h2>Mug</h2><p>Total: <b>£30.00</b></p></li></ul>'
    expect(read(`<p>Total: <b>£35.00</b></p>${entry}`)?.money.minor).toBe(3500)
  })

  it('finds the price with a code below a total that stays, and none that stood there before', () => {
    const page = (rows: string) =>
      `<table><tr><th>Prix Total TTC :</th><th>35,00 €</th></tr>${rows}</table>`
    const lowered = '<tr><th>Prix avec le code promotion :</th><th>30,00 €</th></tr>'
    const elsewhere = (said: string, row = 'Expected price: <b>£30.00</b>') => {
      const sum = '<section><div><div><p>Total <b>£35.00</b></p></div></div></section>'
      document.body.innerHTML = sum
      const first = chooseTotal(sumRows(liveView(document), options), liveView(document))
      document.body.innerHTML = `${sum}<aside><p>SAVE5: ${said}</p><p>${row}</p></aside>`
      const view = liveView(document)
      return chooseTotal(sumRows(view, options), view, first)?.money.minor
    }
    const after = (before: string) => {
      document.body.innerHTML = page(before)
      const first = chooseTotal(sumRows(liveView(document), options), liveView(document))
      document.body.innerHTML = page(lowered)
      const view = liveView(document)
      return chooseTotal(sumRows(view, options), view, first)?.money.minor
    }
    expect(after('')).toBe(3000)
    // Elsewhere on the page only where the difference is told.
    expect(elsewhere('−£5.00')).toBe(3000)
    expect(elsewhere('thank you')).toBe(3500)
    // Unless its name says of what it is.
    expect(elsewhere('thank you', 'Total with discount: 30.00')).toBe(3000)
    expect(after(lowered)).toBe(3500)
  })

  it('finds its row again among rows of the same name where a part around them is called anew', () => {
    const page = (state: string) =>
      `<main class="${state}"><div class="line">Total <b>£40.00</b></div><div class="sum">Total <b>£35.00</b></div></main>`
    const first = read(page(''))
    document.body.innerHTML = page('mouse-focus')
    const view = liveView(document)
    expect(chooseTotal(totalRows(view, options), view, first)?.money.minor).toBe(3500)
  })

  it('finds the same row again after a redraw and refuses another label', () => {
    const first = read('<main><p>Total (3 items) <b>£35.00</b></p></main>')
    document.body.innerHTML =
      '<p>Total <b>£1.00</b></p><main><p>Total (2 items) <b>£30.00</b></p><p>Shipping <b>£5.00</b></p></main>'
    let view = liveView(document)
    expect(chooseTotal(totalRows(view, options), view, first)?.money.minor).toBe(3000)
    document.body.innerHTML = '<main><p>Amount due <b>£30.00</b></p></main>'
    view = liveView(document)
    expect(chooseTotal(totalRows(view, options), view, first)).toBeUndefined()
  })

  it('goes on with the new total that a shop shows below the old one', () => {
    const row = (name: string, amount: string) => `<div><b>${name}</b> <i>${amount}</i></div>`
    const first = read(`<div>${row('Total', '£40.00')}</div>`)
    document.body.innerHTML = `<div>${row('Total', '£40.00')}${row('Coupon GULLS', '-£5.00')}${row('New total', '£35.00')}</div>`
    const view = liveView(document)
    expect(chooseTotal(totalRows(view, options), view, first)?.money.minor).toBe(3500)
  })

  it.each([
    ['by its name', '<span class="old">£40.00</span>', ''],
    ['in a tag of its own', '<del>£40.00</del>', ''],
    ['in a list of terms', '<i class="old">£40.00</i>', 'dl'],
  ])('goes on with the new total below the old one, struck %s', (_, old, list) => {
    const row = (name: string, amount: string) =>
      list === '' ? `<p>${name}: ${amount}</p>` : `<dt>${name}</dt><dd>${amount}</dd>`
    const page = (rows: string) => (list === '' ? `<div>${rows}</div>` : `<dl>${rows}</dl>`)
    const first = read(page(row('Cart total', '<span>£40.00</span>')))
    const after = row('Cart total', old) + row('New cart total', '<span>£35.00</span>')
    document.body.innerHTML = page(after)
    const view = liveView(document)
    const again = chooseTotal(totalRows(view, options), view, first)
    expect(again).toMatchObject({ label: 'New cart total', money: { minor: 3500 } })
  })

  it('finds its row again where that loses a word and gains the old amount', () => {
    const first = read('<main><p>Total price court <b>£48.00</b></p></main>')
    document.body.innerHTML =
      '<main><p>Total price <span><del class="old">£48.00</del> <b>£41.00</b></span></p></main>'
    const view = liveView(document)
    expect(chooseTotal(totalRows(view, options), view, first)?.money.minor).toBe(4100)
  })

  it('takes no other sum for a total that is gone without a trace', () => {
    const row = (name: string, amount: string) => `<p>${name}: <span>${amount}</span></p>`
    const first = read(`<div>${row('Cart total', '£40.00')}</div>`)
    document.body.innerHTML = `<div>${row('Last cart total', '£35.00')}</div>`
    const view = liveView(document)
    expect(chooseTotal(totalRows(view, options), view, first)).toBeUndefined()
  })

  it('goes on with what is to be paid, which a shop shows once a code is on', () => {
    const row = (name: string, amount: string) => `<div><b>${name}</b> <i>${amount}</i></div>`
    const first = read(`<div>${row('Order total', '£40.00')}</div>`)
    document.body.innerHTML = `<div>${row('Order total', '£40.00')}${row('Coupon GULLS', '-£5.00')}${row('Total to pay', '£35.00')}</div>`
    const view = liveView(document)
    const again = chooseTotal(totalRows(view, options), view, first)
    expect(again?.money.minor).toBe(3500)
    // What is read with the new landmark knows the same other sums.
    expect(again?.others).toEqual(first?.others)
  })

  it.each([
    [
      'goes on with what is to be paid',
      '<p>Discount: -£5.00</p><p><b>To pay: £35.00</b></p>',
      3500,
    ],
    ['takes no part payment', '<p>In three parts</p><p><b>To pay now: £13.33</b></p>', 4000],
  ])('%s, which comes into the part of the code', (_, more, minor) => {
    const page = (inside: string) =>
      `<main><div class="box"><p>Total: <b>£40.00</b></p><div class="code">${inside}</div></div></main>`
    const first = read(page(''))
    document.body.innerHTML = page(more)
    const view = liveView(document)
    expect(chooseTotal(totalRows(view, options), view, first)?.money.minor).toBe(minor)
  })

  it('goes on with the new price below the only one of a page, and back to that', () => {
    const page = (more: string, style = '') =>
      `<main><p style="${style}"><b>Cost: £40.00</b></p><p>${more}</p><input name="billing_zip"></main>`
    const struck = 'text-decoration: line-through'
    const old = page('That code has expired')
    const lowered = page('Discount: £8.00 (20%)<br>New price: <b>£32.00</b>', struck)
    const seen = (html: string, landmark?: TotalLandmark) => {
      document.body.innerHTML = html
      const view = liveView(document)
      return chooseTotal(sumRows(view, options), view, landmark)
    }
    const [arrival, arrivedLowered] = [seen(old), seen(lowered)]
    expect(seen(lowered, arrival)?.money.minor).toBe(3200)
    expect(seen(old, arrival)?.money.minor).toBe(4000)
    expect(seen(old, arrivedLowered)?.money.minor).toBe(4000)
  })

  it('takes the total at the foot, with the delivery, before the one that the field stands beside', () => {
    const page = (fee: string) => {
      document.body.innerHTML =
        '<section><p>Total with taxes <b>£30.00</b></p><input></section>' +
        `<p>Delivery <b>${fee}</b></p><section><p>Total <b>£35.00</b></p></section>`
      const view = liveView(document)
      const field = document.querySelector('input') ?? undefined
      return chooseTotal(totalRows(view, options), view, undefined, { field })?.money.minor
    }
    expect(page('£5.00')).toBe(3500)
    expect(page('free')).toBe(3000)
  })

  it('takes the total of the part that the field stands in, where parts have totals of their own', () => {
    const part = (name: string, amount: string, more = '') =>
      `<section>${more}<p>Total for ${name} <b>${amount}</b></p></section>`
    document.body.innerHTML = part('you', '£300.00', '<input>') + part('friends', '£40.00')
    const view = liveView(document)
    const field = document.querySelector('input') ?? undefined
    const rows = totalRows(view, options)
    expect(chooseTotal(rows, view, undefined, { field })?.money.minor).toBe(30000)
    expect(chooseTotal(rows, view)?.money.minor).toBe(4000)
  })
})
