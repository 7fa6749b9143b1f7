// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { liveView } from '../dom/view.ts'
import { chooseTotal } from './choose-total.ts'
import { sumRows, totalRows } from './total.ts'

const options = { languageTag: 'en-GB', currencyHint: 'GBP' }
const read = (html: string, hint = 'GBP') => {
  document.body.innerHTML = html
  const view = liveView(document)
  return chooseTotal(totalRows(view, { ...options, currencyHint: hint }), view)
}

describe('the total of a page', () => {
  it.each([
    [
      'a total with a note of its tax below the label, without a table',
      '<div><div>Subtotal</div><div>£30.00</div></div><div><div><b>Total à payer TTC</b><br><small>dont TVA 20 %</small></div><div><b>£35.00</b><br><small>£5.83</small></div></div>',
      3500,
    ],
    [
      'a tax in an element of its own below the label',
      '<p>Subtotal £30.00</p><div><div>Total<small>Including <b>£5.83</b> VAT</small></div><div>£35.00</div></div>',
      3500,
    ],
    [
      'a tax in pieces below the label',
      '<p>Subtotal 30,00 €</p><div><div><span>Total</span> <span>Taxes de <span>5</span><span>,83</span><span> € incluses</span></span></div><div>35,00 €</div></div>',
      3500,
    ],
    [
      'what is paid with the tax, beside what is paid without',
      '<p><b>Suma:</b> <span>29.17</span> <span>£</span> <span>netto</span> <span>35.00</span> <span>£</span> <span>brutto</span></p>',
      3500,
    ],
    [
      'what is paid with the tax, before what is paid without and its note',
      '<p><span>Gesamtpreis</span><strong>35,00 £</strong><span>ohne MwSt</span><strong>29,17 £</strong></p>',
      3500,
    ],
    [
      'a total in a row with one before the tax',
      '<table><tr><td>Total</td><td>£29.17 excl. VAT</td><td>£35.00</td></tr></table>',
      3500,
    ],
    [
      'a total in a field that can be written, with its sign',
      '<p>Tickets £30.00</p><div><label>Total to pay</label><input value="£35.00"></div>',
      3500,
    ],
    [
      'no sentence on what the total must be at least',
      '<p>The total after discounts must be at least £20.00.</p><p>Total <b>£35.00</b></p>',
      3500,
    ],
    [
      'a column of names beside one of amounts, the last of which is not the largest',
      '<div><div><p>Subtotal:</p><p>Shipping:</p><p>Discount:</p><p>Total:</p></div><div><p>£36.00</p><p>£5.00</p><p>£6.00</p><p>£35.00</p></div></div>',
      3500,
    ],
    [
      'a column of names that ends with a tax',
      '<div><div><p>Subtotal</p><p>Total</p><p>VAT</p></div><div><p>£30.00</p><p>£35.00</p><p>£5.83</p></div></div>',
      3500,
    ],
    [
      'the nearer of two names above one amount',
      '<div><p><span>Points in total</span> <span>+68</span></p><p><span>Total price court</span> <b>£35.00</b></p></div>',
      3500,
    ],
    [
      'a line of a part that tells the discount on the next',
      '<p><span>Order total: <b>£35.00</b><br><b>Order discount: £5.00</b></span></p>',
      3500,
    ],
    [
      'a loose line under that of the discount',
      '<p>Discount: £5.00<br>Total: £35.00<br>You save £5.00</p>',
      3500,
    ],
    [
      'a tax after a break',
      '<p>Zwischensumme 30,00 €</p><div><div><span>Gesamt</span><br>inkl. <b>5,83 €</b> MwSt.</div><div>35,00 €</div></div>',
      3500,
    ],
    [
      'a label that stands loose in a form, with the amount on the next line',
      '<form><b>Basket total:</b><br>£30.00 <br><b>Total to pay:</b><br>£35.00 <br></form>',
      3500,
    ],
    [
      'the term of a list with the price before',
      '<dl><dt>Discount applied</dt><dd>Union members</dd><dt>Total cost</dt><dd>£35.00 <del>£45.00</del></dd></dl>',
      3500,
    ],
    [
      'the whole, and not what is left of it after a deposit',
      '<p>Grand total <b>£70.00</b></p><p>Deposit due today <b>£35.00</b></p><p>Balance due <b>£35.00</b></p>',
      7000,
    ],
    [
      'the sum, and not the worth of the goods',
      '<p>Bestellwert <b>30,00 €</b></p><p>Lieferung <b>5,00 €</b></p><p>Summe <b>35,00 €</b></p>',
      3500,
    ],
    ['a sum for several persons', '<p>A head £17.50</p><p>Total per 2 guests £35.00</p>', 3500],
    [
      'a table',
      '<table><tr><th>Subtotal</th><td>£30.00</td></tr><tr><th>Total</th><td>£35.00</td></tr></table>',
      3500,
    ],
    [
      'a flat list',
      '<dl><dt>Subtotal</dt><dd>£30.00</dd><dt>Delivery</dt><dd>£5.00</dd><dt>Total</dt><dd>£35.00</dd></dl>',
      3500,
    ],
    [
      'spans in one row',
      '<div><span>Order total</span><span>£</span><span>35</span><span>.00</span></div>',
      3500,
    ],
    [
      'what is paid once, not each month',
      '<p>Total <b>£35.00</b></p><p>Total <b>£9.00</b> / month</p>',
      3500,
    ],
    [
      'the total below that of the rooms',
      '<p>Precio total por 3 noches <b>£39.00</b></p><p>Total <b>£35.00</b></p>',
      3500,
    ],
    ['a yearly sum in German', '<p>Gesamt <b>53,99 €</b> jährlich</p>', 5399],
    [
      'the amount after a line about the tax',
      '<div><div>Total:<div>VAT incl.: £5.83</div></div><div><s>£39.00</s><p>£35.00</p><p>You save £4.00</p></div></div>',
      3500,
    ],
    [
      'what is paid today, not at each renewal',
      '<p>Total today <b>£35.00</b></p><p>Total at each renewal <b>£39.00</b></p>',
      3500,
    ],
    ['what is paid each month, where nothing else is', '<p>Total <b>£9.00</b> / month</p>', 900],
    [
      'the value of a field that nobody can write',
      '<div><label>Total</label><div><input readonly value="£35.00"></div></div>',
      3500,
    ],
    [
      'a sum without a sign in such a field',
      '<label>Total <input disabled value="35.00"></label>',
      3500,
    ],
    ['what you pay', '<p>You pay today <b>£35.00</b></p>', 3500],
    ['what you pay in Portuguese', '<p>Você paga hoje <b>£35.00</b></p>', 3500],
    [
      'what you pay in German',
      '<p>Du zahlst <b>£35.00</b></p><p>Kaution, vor Ort zu zahlen <b>£75.00</b></p>',
      3500,
    ],
    ['raised cents', '<p>Total <b>£35<sup>49</sup></b></p>', 3549],
    ['raised cents behind the mark', '<p>Total <b>35<sup>€49</sup></b></p>', 3549],
    [
      'cents that only their class names',
      '<p>Total <b><i>35</i><i class="price__cents">49</i> €</b></p>',
      3549,
    ],
    ['a struck price beside it', '<p>Total <del>£40.00</del> <b>£35.00</b></p>', 3500],
    [
      'an older total with a line through it',
      '<p>Total <span class="old">£40.00</span> <b>£35.00</b></p>',
      3500,
    ],
    ['the words of a tax that is in it', '<p>Total VAT included <b>£35.00</b></p>', 3500],
    [
      'a count of the goods under its label',
      '<div><div><b>Total</b><br><span>5 products</span></div><div>£35.00 <small>incl. £5.83 VAT</small></div></div>',
      3500,
    ],
    [
      'the whole where a part is to be paid today',
      '<p>Total <b>£35.00</b></p><p>To pay today (30 %) <b>£10.50</b></p>',
      3500,
    ],
    [
      'what is due today before what is paid every month',
      '<p>Total al mes <b>£20.00</b></p><p>Total hoy <b>£35.00</b></p><p>Total al mes <b>£20.00</b></p>',
      3500,
    ],
    ['what is due today', '<p>Due today <b>£35.00</b></p>', 3500],
    ['tax in brackets', '<div>Total (inclusive of tax £5.83) <b>£35.00</b></div>', 3500],
    [
      'the total beside the tax that its label tells',
      '<div><span>Gesamt<br><small>Einschließlich 5,59 € Steuern</small></span><span><b>35,00 €</b></span></div>',
      3500,
    ],
    [
      'the total under a heading that tells the tax',
      '<table><tr><th>Total <small>incl. £5.83 VAT</small></th><th>£35.00</th></tr></table>',
      3500,
    ],
    [
      'the total above a sentence about its tax',
      '<div><p><span>Total:</span> <span>£35.00</span></p><p>The order total includes tax of £5.83.</p></div>',
      3500,
    ],
    [
      'the last column of a table, after net and tax',
      '<table><tr><td>Total</td><td>£29.17</td><td>£5.83</td><td></td><td>£35.00</td></tr></table>',
      3500,
    ],
    ['French words for the tax in it', '<p>Total TTC <b>35,00 €</b> dont TVA 5,83 €</p>', 3500],
    [
      'a label that includes delivery',
      '<div><span>Total including delivery</span> <b>£35.00</b></div>',
      3500,
    ],
    ['an estimate', '<div><span>Estimated total</span><span>£35.00</span></div>', 3500],
    [
      'a stronger name than Total',
      '<p>Total <b>£30.00</b></p><p>Amount due <b>£35.00</b></p>',
      3500,
    ],
    [
      'German words',
      '<p>Zwischensumme <b>30,00 €</b></p><p>Gesamtsumme inkl. MwSt. <b>1.035,00 €</b></p>',
      103500,
    ],
    [
      'the last of rows with one name',
      '<p>Total <b>£30.00</b></p><p>Total <b>£35.00</b></p>',
      3500,
    ],
    [
      'a row that tells the tax in it on a line of its own',
      '<p>Total <small>Taxes of £5.83 included</small> <b>£35.00</b></p>',
      3500,
    ],
    [
      'what is owed, not what is owed now',
      '<p>Total <b>£35.00</b></p><p>To pay now <b>£0.00</b></p>',
      3500,
    ],
    [
      'euros and cents in pieces, with the sign between them',
      '<p>Total <b><i>35</i><i>€</i><i class="cents">00</i></b></p>',
      3500,
    ],
    ['a number without a sign behind a colon', '<p>Goods: 30.00</p><p>Total: 35.00</p>', 3500],
    ['a number without a sign', '<table><tr><td>Total</td><td>35.00</td></tr></table>', 3500],
    [
      'a number as a script writes it',
      '<table><tr><td>Subtotal</td><td>£104.30</td></tr><tr><td>Order Total</td><td>89.3</td></tr></table>',
      8930,
    ],
    [
      'a whole one',
      '<table><tr><td>Subtotal</td><td>£104.30</td></tr><tr><td>Order Total</td><td>90</td></tr></table>',
      9000,
    ],
    [
      'what is paid at once, and not in parts',
      '<p>Total <b>12x de R$ 3,25 sem juros ou R$ 35,00 à vista</b></p>',
      3500,
    ],
    [
      'a total whose cell notes what was saved',
      '<table><tr><td><b>Total</b><br><small>You have saved £16.80</small></td><td>£35.00</td></tr></table>',
      3500,
    ],
    [
      'a total below other rows of one grid',
      '<div><div>Delivery</div><div>free</div><div>To pay</div><div>£35.00</div><div>incl. 20% VAT</div><div>5.83</div></div>',
      3500,
    ],
    [
      'a total in a sentence with other amounts',
      '<p>Total of your basket: <b>£35.00</b>, of which £20.00 are a gift, only £6.80 after tax relief.</p>',
      3500,
    ],
    [
      'a total behind a sentence about taxes',
      '<p>Your membership is £30.00, of which £20.00 is tax-deductible. <strong>The amount due is £35.00.</strong></p>',
      3500,
    ],
    ['a total and about what that is elsewhere', '<p>Total £35.00<br>approx. US$44.20</p>', 3500],
  ])('reads %s', (_, html, minor) => {
    expect(read(html)?.money.minor).toBe(minor)
  })

  it.each([
    ...['Including £5.83 in taxes', 'Inkl. £5.83 an Steuern', 'Taxes de £5.83 incluses'],
    ...['£5.83 de impuestos incluidos', 'Inclusi £5.83 di tasse', 'Waarvan £5.83 btw'],
    ...['W tym £5.83 podatków', 'Incluindo £5.83 em impostos'],
  ])('reads the total beside its name and the note “%s”', (note) => {
    const asRow = `<div role="row"><div role="rowheader"><b>Total</b><p>${note}</p></div><div role="cell">GBP <b>£35.00</b></div></div>`
    const asList = `<dl><dt>Total <span>${note}</span></dt><dd>£35.00</dd></dl>`
    for (const sums of [asRow, asList]) {
      expect(read(`<p>Subtotal £30.00</p>${sums}`)?.money.minor).toBe(3500)
    }
  })

  it('reads no amount behind the place where that of the total will be', () => {
    const sums = '<dl><dt>Delivery</dt><dd>£5.00</dd><dt>Total</dt><dd><i></i></dd></dl>'
    expect(read(`${sums}<p>£40.00</p>`)).toBeUndefined()
  })

  it('reads a total that has no sign but a dash', () => {
    expect(read('<div>Totaal: 35,- <button>Bestellen</button></div>', 'EUR')?.money.minor).toBe(
      3500,
    )
  })

  it.each([
    [
      'the amount of the row below while its own is missing',
      '<p>Goods <b>£30.00</b></p><p>Delivery <b>£5.00</b></p><p>Order total <b>…</b></p><p>Includes VAT <b>£5.83</b></p>',
    ],
    [
      'the amount of the row below an empty place',
      '<dl><dt>Goods</dt><dd>£30.00</dd><dt>Total</dt><dd></dd><dt>Includes VAT</dt><dd>£5.83</dd></dl>',
    ],
    [
      'the amount of a row far above',
      '<ul><li>Goods £30.00</li><li>Delivery to your door: free</li><li>Store credit and gift cards: none used</li><li>Amount due (incl. £5.00 VAT) …</li></ul>',
    ],
    [
      'what is paid in parts while the total is being counted',
      '<div><p>Order total <b></b></p><p>Including VAT. Pay in 12 monthly instalments from £9.00.</p></div>',
    ],
    ['the tax in the total', '<p>Der Gesamtbetrag enthält MwSt. von 5,59 €</p>'],
    ['a subtotal', '<p>Subtotal <b>£35.00</b></p>'],
    ['a delivery line', '<p>Shipping <b>£5.00</b></p>'],
    ['savings', '<p>Total savings <b>£5.00</b></p>'],
    ['a discount', '<p>Total discount <b>£5.00</b></p>'],
    ['what vouchers take off', '<p>Total vouchers (tax incl.) <b>£5.00</b></p>'],
    ['a count', '<table><tr><td>Total</td><td>3</td></tr></table>'],
    [
      'a count among sums',
      '<table><tr><td>Mug</td><td>£40.00</td></tr><tr><td>Order Total</td><td>3</td></tr></table>',
    ],
    ['a mark', '<p>Grand total</p><p>4.5</p>'],
    ['a number of items', '<p>Total items <b>3</b></p>'],
    [
      'prose',
      '<p>Spend £5.00 more and the total price of your delivery will fall to nothing at all</p>',
    ],
    ['how one pays', '<h3>Come paghi</h3><p>Il resto, £88.20, si versa a bordo.</p>'],
    ['a hidden row', '<p style="display:none">Total <b>£5.00</b></p>'],
    [
      'a column of line totals',
      '<table><thead><tr><th>Item</th><th>Total</th></tr></thead><tbody><tr><td>Mug</td><td>£5.00</td></tr></tbody></table>',
    ],
    [
      'a line about the total, over that of another amount',
      '<p>Discount on your total: <b>£5.00</b><br>Goods: £40.00</p>',
    ],
    [
      'an amount on the line after that of the label',
      '<p>Total<br>before discount: £40.00<br>Delivery: £5.00</p>',
    ],
  ])('takes %s for no total', (_, html) => {
    expect(read(html)).toBeUndefined()
  })
})

describe('a total that no word names', () => {
  it.each([
    [
      'the last of several sums',
      '<p>Taxable <b>£27</b></p><p>Taxes <b>£2</b></p><p>Yearly <b>£29</b></p>',
      'Yearly',
    ],
    [
      'the first of equals',
      '<p>Taxes <b>£2</b></p><p>Today <b>£29</b></p><p>Then monthly <b>£29</b></p>',
      'Today',
    ],
  ])('is %s', (_, html, label) => {
    document.body.innerHTML = `<div><p>Subtotal <b>£30.00</b></p><p>GULLS <b>-£3</b></p>${html}<p>Saved <b>£3</b></p></div>`
    const view = liveView(document)
    expect(chooseTotal(sumRows(view, options), view)?.label).toBe(label)
  })
})

it('takes no sum of the goods for the price of a delivery that is reckoned later', () => {
  document.body.innerHTML = `<div><p><span>Products (3):</span><span>£35.00</span></p>
    <p><span>Delivery:</span><span>Reckoned at the checkout</span></p></div>
    <p><span>Subtotal:</span><span>£35.00</span></p>`
  const view = liveView(document)
  expect(chooseTotal(sumRows(view, options), view)?.money.minor).toBe(3500)
})

describe('sumRows', () => {
  const sums = (html: string) => {
    document.body.innerHTML = html
    return sumRows(liveView(document), options).map(({ label, money }) => [label, money.minor])
  }
  const sub = '<p>Subtotal <b>£30.00</b></p>'

  it.each([
    ['the subtotal where a page tells nothing else', sub, [['Subtotal', 3000]]],
    ['the total', `${sub}<p>Total <b>£35.00</b></p>`, [['Total', 3500]]],
    ['the subtotal with delivery', `${sub}<p>Delivery <b>£5.00</b></p>`, [['Subtotal', 3500]]],
    [
      'the subtotal beside what is missing for free delivery',
      `${sub}<p>You’re <b>£9.86</b> away from free shipping!</p>`,
      [['Subtotal', 3000]],
    ],
    ['the subtotal with free delivery', `${sub}<p>Delivery <b>free</b></p>`, [['Subtotal', 3000]]],
    [
      'the subtotal alone below words about delivery',
      '<table><tr><td>Estimate delivery</td></tr><tr><td>Subtotal</td><td>£30.00</td></tr></table>',
      [['Subtotal', 3000]],
    ],
    [
      'what is called fees',
      '<p>Talks £30.00</p><p>Dinner £8.00</p><div><p>Total Fee(s)</p><p>£35.00</p></div>',
      [['Total Fee', 3500]],
    ],
    [
      'what the markup alone calls the total',
      '<ul><li>Seat £30.00</li><li>Firing £9.00</li></ul><span class="book-price-total">£35.00</span>',
      [['', 3500]],
    ],
    [
      'nothing where the markup calls several amounts so',
      '<ul><li>Seat <b class="total">£30.00</b></li><li>Firing <b class="total">£9.00</b></li></ul>',
      [],
    ],
    [
      'nothing that the markup calls the total of a line or of the taxes',
      '<p>A £30.00</p><p>B £9.00</p><b class="line-total">£30.00</b><b class="tax-total">£2.00</b>',
      [],
    ],
    ['nothing beside taxes that come on top', `${sub}<p>Taxes <b>£2.00</b></p>`, []],
    [
      'a sum without a name that is known',
      `<div>${sub}<p>Taxes <b>£2.00</b></p><p>Every year <b>£32.00</b></p></div>`,
      [['Every year', 3200]],
    ],
    [
      'a sum below a discount without a sign',
      `<div>${sub}<p>You save <b>£8.00</b></p><p>Every year <b>£22.00</b></p></div>`,
      [['Every year', 2200]],
    ],
    [
      'a sum below a discount that was taken off before',
      `<div>${sub}<p>You save <b>£8.00</b></p><p>Taxes <b>£2.00</b></p><p>Every year <b>£32.00</b></p></div>`,
      [['Every year', 3200]],
    ],
    [
      'a sum below taxes that have no amount yet',
      `<div>${sub}<p>Taxes <b>—</b></p><p>Monthly <b>£30.00</b></p></div>`,
      [['Monthly', 3000]],
    ],
    [
      'a sum below a discount whose name ends with a date',
      `<div>${sub}<p>Welcome, until Dec 26</p><p>-£8.00</p><p>Taxes <b>£2.00</b></p><p>Every year <b>£24.00</b></p></div>`,
      [['Every year', 2400]],
    ],
    [
      'no amount that is no sum',
      `${sub}<p>Taxes <b>£2.00</b></p><p>Every year <b>£30.00</b></p>`,
      [],
    ],
    [
      'the subtotal below the head of the box',
      '<div><h4>Totals</h4><dl><dt>Subtotal</dt><dd>£30.00</dd></dl><p>Discounts GULLS, PIERS and also a long text about them</p></div>',
      [['Subtotal', 3000]],
    ],
    [
      'the amount in the button that pays',
      '<p>Frete <b>£2</b></p><button>Pagar £32.00</button><button>Add for £5.00</button>',
      [['Pagar', 3200]],
    ],
    [
      'the amount in the only button with one, as told elsewhere',
      '<a href="/prices">Prices from £9.00</a><p>Gull <b>£32.00</b></p><button>Unlock now – £32.00</button>',
      [['Unlock now', 3200]],
    ],
    [
      'no amount that only a button tells, or several',
      '<p>Gull <b>£32.00</b></p><button>Frame £8.00</button><button>Unlock £32.00</button>',
      [],
    ],
    [
      'what is called an amount, once',
      '<p><span>Amount</span> <b>£32.00</b></p>',
      [['Amount', 3200]],
    ],
    [
      'the amount beside the button that orders, without the one that was',
      '<p>Delivery <b>£2.00</b></p><div><p><s>£40.00</s> <b>£32.00</b></p><button>Place order</button></div>',
      [['', 3200]],
    ],
    [
      'the row right above the button that orders, whatever it is called',
      '<div><p>Day pass <b>£30.00</b></p><p>Your tickets <b>£32.00</b></p><button>Get tickets</button></div>',
      [['', 3200]],
    ],
    [
      'no delivery, tax or saving right above that',
      '<div><p>Day pass <b>£30.00</b></p><p>You save <b>£8.00</b></p><button>Get tickets</button></div>',
      [],
    ],
    [
      'no amount beside a button for goods',
      '<p>Delivery <b>£2.00</b></p><div><b>£32.00</b> <button>Add to basket</button></div>',
      [],
    ],
    [
      'no amount of several',
      '<p><span>Amount</span> <b>£32.00</b></p><p><span>Amount</span> <b>£4.00</b></p>',
      [],
    ],
    [
      'the total of a small summary, before what a button says',
      '<div class="mini"><p>Total <b>£48.00</b></p></div><button>Subscribe and get £5.00</button>',
      [['Total', 4800]],
    ],
    [
      'the total of a year, where that is all',
      '<p>All at once</p><div><p>Total</p><p>£48.00 per year</p></div>',
      [['Total', 4800]],
    ],
    ['what several goods cost together', '<p><span>4 items</span> <b>£32.00</b></p>', [['', 3200]]],
    [
      'the price of a checkout that tells no other',
      '<p>Terms: <s>£40.00</s> <b>£32.00</b></p><input name="billing_zip">',
      [['', 3200]],
    ],
    [
      'the new price below the one that a code has struck',
      '<p style="text-decoration: line-through">Cost £40.00</p><p>Discount: £8.00 (20%)<br>New price: <b>£32.00</b></p>',
      [['New price', 3200]],
    ],
    ['no new price while the old one holds', '<p>£40.00</p><p>New price: <b>£32.00</b></p>', []],
    [
      'no new prices of goods',
      '<p>New price: <b>£32.00</b></p><p>New price: <b>£30.00</b></p>',
      [],
    ],
    ['no price where another stands', '<p>£40.00 <b>£32.00</b></p><input name="billing_zip">', []],
    ['no price of a page that asks for no payment', '<p><b>£32.00</b></p>', []],
    ['the subtotal with the taxes in it', `${sub}<p>Incl. VAT <b>£5</b></p>`, [['Subtotal', 3000]]],
    [
      'the cash price of Brazil',
      '<p>Total <b>12x de R$ 5,00</b></p><p>ou R$ 50,00 à vista</p>',
      [['ou à vista', 5000]],
    ],
    [
      'the button that orders, whose words and amount touch',
      '<p>Food <b>£30.00</b></p><button><span>Place order</span><span>£35.00</span></button>',
      [
        ['Place order', 3500],
        ['', 3000],
      ],
    ],
    [
      'nothing while the amount of the total is to come',
      `<div><div>Order total <small>(incl. £5.83 VAT)</small></div><div>…</div></div>${sub}<p>Delivery <b>£5.00</b></p>`,
      [],
    ],
    [
      'the total behind a dash',
      '<div><span>Total –</span> <b>£35.00</b></div>',
      [['Total –', 3500]],
    ],
    [
      'nothing beside a choice of deliveries',
      `${sub}<p>Delivery <b>£5.00</b></p><p>Express delivery <b>£9.00</b></p>`,
      [],
    ],
  ])('takes %s', (_, html, expected) => {
    expect(sums(html)).toEqual(expected)
  })
})
