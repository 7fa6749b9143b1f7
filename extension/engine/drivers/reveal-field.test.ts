// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { revealField, revealTotal } from './reveal-field.ts'

const page = (opener: string) => `
  <form><label for="paid">Bon d'achat</label><input id="paid"><button>Utiliser</button></form>
  <button type="button" aria-expanded="false" id="opener">${opener}</button>
  <form id="box" hidden><label for="code">Code promo</label><input id="code"><button>Valider</button></form>`

it.each([
  [
    'opens the field for discounts where that of what was paid for is in sight',
    'Code promo',
    'code',
  ],
  ['leaves folded what opens another field of what was paid for', "Bon d'achat ?", 'paid'],
])('%s', async (_, opener, id) => {
  document.documentElement.lang = 'fr'
  document.body.innerHTML = page(opener)
  document.querySelector('#opener')?.addEventListener('click', () => {
    document.querySelector('#box')?.removeAttribute('hidden')
  })
  const found = await revealField(document, [])
  expect(found?.field.id).toBe(id)
})

it.each([
  ['opens a field whose label tells where the code is printed', 'on your flyer or email', 'code'],
  ['takes no field for an address', 'of your newsletter’s email', undefined],
])('%s', async (_, where, id) => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<details><summary id="opener">Got an offer?</summary>
    <p><label for="code">Type it exactly as it is ${where}</label><br><input id="code" name="offer">
    <button type="button">Use</button></p></details>`
  document.querySelector('#opener')?.addEventListener('click', (event) => {
    event.preventDefault()
    document.querySelector('details')?.setAttribute('open', '')
  })
  const found = await revealField(document, [])
  expect(found?.field.id).toBe(id)
})

it('presses no “Change” beside a code that may be on: it may take that off and load the page', async () => {
  document.documentElement.lang = 'en'
  let pressed = 0
  const open = async (code: string) => {
    document.body.innerHTML = `<div><p>Promo code</p><b>${code}</b> <button type="button" id="opener">Change</button></div>`
    document.querySelector('#opener')?.addEventListener('click', () => pressed++)
    await revealField(document, [], ['mine'])
  }
  await open('MINE12')
  await open('mine')
  expect(pressed).toBe(0)
})

it('opens the basket in the head of the page where its panel has been shut', async () => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<header><a href="/">Home</a> <a href="/cart" id="icon">Cart 2</a></header>
    <button id="add">Add to cart</button>
    <div role="dialog" hidden><header><button id="shut" aria-label="Close cart">×</button></header><p>Total <b>£40.00</b></p></div>`
  const pressed: string[] = []
  document.addEventListener('click', (event) => {
    const { id } = event.target as Element
    pressed.push(id)
    event.preventDefault()
    if (id === 'icon') document.querySelector('[role=dialog]')?.removeAttribute('hidden')
  })
  await revealTotal(document)
  expect(pressed).toEqual(['icon'])
})
