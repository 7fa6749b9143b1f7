// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { revealField } from './reveal-field.ts'

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
