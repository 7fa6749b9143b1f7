import { expect, it, vi } from 'vitest'
import { openPage } from '#tests/corpus/open-page.ts'
import { runAtPage } from '#tests/corpus/run-at-page.ts'

vi.setConfig({ testTimeout: 30_000 })

/** How a run at a page ends. */
async function causeAt(html: string, codes: readonly string[], tries: number) {
  const result = await runAtPage(openPage(html).window.document, codes, tries)
  return result.kind === 'ended' ? result.progress.cause : result.kind
}

const standing = { total: '£35.00', said: 'Discount applied' }

it.each([
  ['tries nothing where the page tells of a code that it doesn’t name', standing, 'unnamed-code'],
  [
    'tries codes where the page tells of a discount that comes by itself',
    { total: '£35.00', said: 'Discount applied automatically' },
    null,
  ],
  [
    'tries codes where the page tells how many may be used',
    { total: '£35.00', said: 'One discount code can be applied to each order here' },
    null,
  ],
])('%s', async (_, { total, said }, cause) => {
  const html = `<html lang="en"><body>
    <ul><li><a href="/p/1">Belt</a> £40.00</li></ul>
    <p><input placeholder="Discount code"><button type="button">Apply</button></p>
    <p role="status">${said}</p>
    <p>Summer treat <b>−£5.00</b></p>
    <p>Total <b>${total}</b></p>
    <script>
      document.querySelector('button').addEventListener('click', () => {
        document.querySelector('[role=status]').textContent = 'This code is not valid.'
        document.querySelector('b').textContent = '${total}'
      })
    </script></body></html>`
  expect(await causeAt(html, ['FIVE', 'WRONG'], 20)).toBe(cause)
})

it('tries nothing where a row of the sums tells of a voucher and names none', async () => {
  const html = `<html lang="en"><body>
    <p><input placeholder="Discount code"><button type="button">Apply</button></p>
    <p>Discount (Coupon) <b>−£5.00</b></p><p>Total <b>£35.00</b></p></body></html>`
  expect(await causeAt(html, ['FIVE'], 20)).toBe('unnamed-code')
})

it.each([
  ['BLACKWEEK', 'unnamed-code'],
  ['FIVE', null],
  ['MINE12', null],
])('at a shop whose rows bear the names of rules, “%s” ends a run: %s', async (name, cause) => {
  const html = `<html lang="en"><body id="cart">
    <script src="/modules/ps_shoppingcart/ps_shoppingcart.js" type="text/plain"></script>
    <div class="promo-code"><ul><li><b>${name}</b> <span>−£5.00</span> <a href="#" data-link-action="remove-voucher">Remove</a></li></ul>
    <form><input name="discount_name" placeholder="Promo code"><button type="button">Add</button></form></div>
    <p>Total <b>£35.00</b></p></body></html>`
  expect((await causeAt(html, ['FIVE', 'TEN'], 0)) === 'unnamed-code').toBe(
    cause === 'unnamed-code',
  )
})

it.each([
  ['Geburtstagsgruß 12%', 'unnamed-code'],
  ['Kupon MEINS12', null],
])(
  'at a shop whose coupons take each other’s place for good, “%s” ends a run: %s',
  async (name, cause) => {
    const html = `<html lang="de"><body>
    <form class="jtl-validate" method="post"><input type="hidden" name="jtl_token" value="9ac1">
    <div class="row cart-items-body type-1"><a href="/p/1">Lokomotive</a> 92,30 €</div>
    <div class="row cart-items-body type-3"><div>${name}</div><div><b>-11,08 €</b></div></div></form>
    <form><label>Kupon <input name="Kuponcode"></label><button type="button">Einlösen</button></form>
    <p>Gesamtsumme <b>81,22 €</b></p></body></html>`
    expect((await causeAt(html, ['HAFEN10', 'MEINS12'], 0)) === 'unnamed-code').toBe(
      cause === 'unnamed-code',
    )
  },
)

it.each([
  [
    'A code is in use by its title alone',
    'You are using coupon code <i title="OWN">Friends</i>',
    'unnamed-code',
  ],
  [
    'One is told of as redeemed',
    'Informationen zu Ihrem eingelösten Kupon <a>hier</a>',
    'unnamed-code',
  ],
  ['What a code gives is said', '10% off applied!', 'unnamed-code'],
  ['Only the name of a rule is said', 'Discount applied: Loyal customer', 'unnamed-code'],
  ['Nothing is said', 'One code for each order', null],
])('%s: a run ends with %j', async (_, said, cause) => {
  const html = `<html lang="en"><body><ul><li><a href="/p/1">Belt</a> £40.00</li></ul>
    <p><input placeholder="Discount code"><button type="button">Apply</button></p>
    <p role="status">${said}</p><p>Offer <b>−£5.00</b></p><p>Total <b>£35.00</b></p></body></html>`
  expect((await causeAt(html, ['FIVE'], 0)) === 'unnamed-code').toBe(cause === 'unnamed-code')
})

it('tries nothing beside two codes without a name, although the shopper names one', async () => {
  const code = (amount: string) => `<p>Discount code −${amount} <button>Remove</button></p>`
  const page = (codes: string) => `<html lang="en"><body><a href="/p/1">Belt</a> £40.00
    <p><input placeholder="Discount code"><button type="button">Apply</button></p>
    ${codes}<p>Total <b>£32.00</b></p></body></html>`
  const causeOf = async (codes: string) => {
    const result = await runAtPage(openPage(page(codes)).window.document, ['TEN'], 0, 'MINE12')
    return result.kind === 'ended' ? result.progress.cause : result.kind
  }
  expect(await causeOf(code('£5.00') + code('£3.00'))).toBe('not-put-back')
  expect(await causeOf(code('£8.00'))).not.toBe('not-put-back')
})

it('tries nothing where two codes are on and the field comes with none of them', async () => {
  const code = (name: string) => `<p>Discount code ${name} −£5.00 <button>Remove</button></p>`
  const page = (
    codes: string,
  ) => `<html lang="en"><body><ul><li><a href="/p/1">Belt</a> £40.00</li></ul>
    ${codes}<p>Total <b>£30.00</b></p></body></html>`
  expect(await causeAt(page(code('MINE5') + code('FIVE')), ['TEN'], 0)).toBe('no-field')
})

it('tries nothing beside the shopper’s own code on a page in a language without words here', async () => {
  const page = (
    tag: string,
    own: string,
  ) => `<html lang="${tag}"><body><a href="/p/1">Belt</a> £40.00
    ${own}<p><input placeholder="Discount code"><button type="button">Apply</button></p>
    <p>Total <b>£35.00</b></p></body></html>`
  const own = '<p>Discount code MINE12 −£5.00 <button>Remove</button></p>'
  expect(await causeAt(page('zh-TW', own), ['TEN'], 0)).toBe('unknown-language')
  expect(await causeAt(page('zh-TW', ''), ['TEN'], 0)).not.toBe('unknown-language')
  expect(await causeAt(page('de-CH', own), ['TEN'], 0)).not.toBe('unknown-language')
})

it('leaves a code on where the browser lets nothing be sent before other fields are filled in', async () => {
  const html = `<html lang="en"><body><form action="/order">
    <input name="first_name" required>
    <p>Discount code MINE12 −£5.00 <button type="button">Remove</button></p>
    <p><input name="coupon" placeholder="Discount code"><button name="update" value="coupon">Apply</button></p>
    <p>Total <b>£35.00</b></p></form>
    <script>
      document.querySelector('[type=button]').addEventListener('click', ({ target }) => {
        target.closest('p').remove()
      })
    </script></body></html>`
  const { document } = openPage(html).window
  const result = await runAtPage(document, ['FIVE', 'WRONG'])
  expect(result).toMatchObject({ progress: { cause: 'unfilled', kept: ['MINE12'] } })
  expect(document.body.textContent).toContain('MINE12')
})

it('knows a code at arrival whose row among the sums is folded away', async () => {
  const html = `<html lang="en"><body><ul><li><a href="/p/1">Belt</a> £40.00</li></ul>
    <p><input placeholder="Discount code"><button type="button">Apply</button></p>
    <section><p style="display: none">Discount coupon (MINE12): <b>−£5.00</b></p>
    <p>Total <b>£35.00</b></p></section></body></html>`
  const result = await runAtPage(openPage(html).window.document, ['FIVE'], 0)
  expect(result).toMatchObject({ progress: { arrivalCodes: ['MINE12'] } })
})

/** Holds the shopper's code and one more; a code that is typed is looked up in `answers`. */
const besideOwn = (answers: Record<string, string>) => `<html lang="en"><body>
  <ul><li><a href="/p/1">Belt</a> £40.00</li></ul>
  <p><input placeholder="Discount code"><button id="go" type="button">Apply</button></p>
  <p id="own">Discount code MINE12 −£5.00 <button id="off" type="button">Remove</button></p>
  <p role="alert"></p><p>Total <b>£35.00</b></p>
  <script>
    const answers = ${JSON.stringify(answers)}
    const typed = []
    document.querySelector('#go').addEventListener('click', () => {
      const code = document.querySelector('input').value
      typed.push(code)
      document.body.dataset.typed = typed.join()
      document.querySelector('[role=alert]').textContent = answers[code]
      if (code === 'MINE12') show(true)
    })
    const show = (isOn) => {
      document.querySelector('#own').hidden = !isOn
      document.querySelector('b').textContent = isOn ? '£35.00' : '£40.00'
    }
    document.querySelector('#off').addEventListener('click', () => show(false))
  </script></body></html>`

it.each([
  ['Sorry, this code has expired.', 'has run out meanwhile'],
  ['We don’t know this code.', 'is called otherwise than it is written'],
])('tries nothing where the shop says “%s”, since the shopper’s code %s', async (said) => {
  const { document } = openPage(besideOwn({ MINE12: said })).window
  const result = await runAtPage(document, ['TEN'])
  expect(document.body.dataset.typed).toBe('MINE12')
  expect(result).toMatchObject({ progress: { cause: 'own-code-over', kept: ['MINE12'] } })
})

it.each(['This code has already been applied.', 'Voucher applied.', 'You can only use one code.'])(
  'tries others where the shop says “%s” of the shopper’s code',
  async (said) => {
    const { document } = openPage(besideOwn({ TEN: 'Not valid.', MINE12: said })).window
    await runAtPage(document, ['TEN'])
    expect(document.body.dataset.typed).toMatch(/^MINE12,TEN/)
  },
)

/** A shop whose script writes MINE12 into the field, and knows TEN besides; each takes the other's place. */
const inFieldAlone = (isOn: boolean) => `<html lang="en"><body>
  <ul><li><a href="/p/1">Belt</a> £40.00</li></ul>
  <p><input placeholder="Discount code"><button type="button">Apply</button></p>
  <p role="alert"></p><p>Total <b></b></p>
  <script>
    const worth = { MINE12: 12, TEN: 10 }
    const show = (code) => {
      document.body.dataset.on = code
      document.querySelector('b').textContent = '£' + (40 - (worth[code] || 0)) + '.00'
    }
    document.querySelector('input').value = 'MINE12'
    document.querySelector('button').addEventListener('click', () => {
      const code = document.querySelector('input').value
      document.querySelector('[role=alert]').textContent = worth[code] ? '' : 'Not valid: ' + code
      if (worth[code]) show(code)
    })
    show('${isOn ? 'MINE12' : ''}')
  </script></body></html>`

it.each([
  ['keeps', true, 0],
  ['tries, and keeps as the best,', false, 1200],
])('%s a code that a script has written into the field (on: %s)', async (_, isOn, saving) => {
  const { document } = openPage(inFieldAlone(isOn)).window
  const result = await runAtPage(document, ['WRONG', 'TEN', 'MINE12'])
  expect(document.body.dataset.on).toBe('MINE12')
  expect(result).toMatchObject({ progress: { kept: ['MINE12'], saving } })
})
