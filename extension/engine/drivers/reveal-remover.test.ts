// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { revealRemover } from './reveal-remover.ts'

const landmarks = { currencyHint: 'GBP', codes: ['MINE12'] }

const page = (control: string, folded: string) => `
  <ul><li><a href="/mug">Mug</a> <button id="lines">⋮</button><ul hidden><li><button>Remove item</button></li></ul></li></ul>
  <div>Code <b>MINE12</b> applied. ${control} <ul hidden><li><button>${folded}</button></li></ul></div>
  <dl><dt>Total</dt><dd>£35.00</dd></dl>`

const pressed: string[] = []

/** The page, whose every button unfolds what follows it. */
function draw(html: string): void {
  document.documentElement.lang = 'en'
  document.body.innerHTML = html
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      pressed.push(button.id)
      button.nextElementSibling?.removeAttribute('hidden')
    })
  }
}

afterEach(() => {
  pressed.length = 0
})

it.each([
  ['three dots', '<button id="menu"><span>⋮</span></button>'],
  ['an icon that is called so', '<button id="menu"><svg class="icon-kebab"></svg></button>'],
  ['a button that says what it opens', '<button id="menu" aria-haspopup="menu">Options</button>'],
])('opens the menu that takes a code off, behind %s', async (_, control) => {
  draw(page(control, 'Remove code'))
  const found = await revealRemover(document, 'MINE12', landmarks)
  expect(found?.remover?.textContent).toBe('Remove code')
  expect(pressed).toEqual(['menu'])
})

it.each([
  ['an icon that copies the code', '<button><svg class="icon-copy"></svg></button>', 'Remove code'],
  ['what has other words', '<button>Share</button>', 'Remove code'],
  ['a menu beside another control', '<button>⋮</button><button>★</button>', 'Remove code'],
  ['a menu that takes off something else', '<button>⋮</button>', 'Remove item'],
  ['what leads to another page', '<a href="/account">⋮</a>', 'Remove code'],
])('leaves alone %s', async (_, control, folded) => {
  draw(page(control, folded))
  const found = await revealRemover(document, 'MINE12', landmarks)
  expect(found).toMatchObject({ code: 'MINE12', remover: null })
  expect(pressed).toEqual([])
})

it('opens the menu of a row that stands too far from the sums to be known by its words', async () => {
  const html = page('<button id="menu">⋮</button>', 'Remove code')
  draw(
    `<main>${'<p>Words.</p>'.repeat(200)}<div>${html.replace('<dl>', '</div><section><dl>')}</section></main>`,
  )
  const found = await revealRemover(document, 'MINE12', landmarks)
  expect(found?.remover?.textContent).toBe('Remove code')
})

it('presses nothing where what takes the code off is in sight', async () => {
  draw(page('<button id="menu">⋮</button>', 'Remove code').replaceAll('hidden', ''))
  const found = await revealRemover(document, 'MINE12', landmarks)
  expect(found?.remover?.textContent).toBe('Remove code')
  expect(pressed).toEqual([])
})

it('opens the browser’s own fold around the row, whatever the shop says in its head', async () => {
  draw(`<details><summary>Order code: TAKE15 is for members</summary>
    <ul><li>MINE12 <button aria-label="Remove MINE12">×</button></li></ul><form><input name="promo" placeholder="Enter a promo code"><button>Apply</button></form></details>
    <dl><dt>Total</dt><dd>£35.00</dd></dl>`)
  const found = await revealRemover(document, 'MINE12', landmarks)
  expect(found?.remover?.getAttribute('aria-label')).toBe('Remove MINE12')
  expect(document.querySelector('details')?.open).toBe(true)
})
