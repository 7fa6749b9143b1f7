// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { isItemNumber } from './shown-names.ts'

const isNumber = (label: string) => {
  const line = (name: string, number: string, id = '') =>
    `<li${id}><b>${name}</b> <span>${label} ${number}</span> <button>Delete</button></li>`
  document.body.innerHTML = `<ul>${line('Mug', 'SW10001')}${line('Gift 10 %', 'GUTPROZ', ' id="row"')}</ul>`
  const row = document.querySelector('#row')
  return row !== null && isItemNumber(row, 'GUTPROZ')
}

it.each([
  'Order number',
  'Artikel-Nr.:',
  'Product ID:',
  'Modelo:',
  'Numéro d’article :',
  'Referencia:',
])('takes what is called as goods are for a number of the shop’s books: %s', (label) => {
  expect(isNumber(label)).toBe(true)
})

it.each([
  'Model:',
  'Part no.:',
  'Número de artículo:',
  'Numero articolo:',
  'Numer produktu:',
  'Réf.',
])('knows such a number by its name alone: %s', (label) => {
  document.body.innerHTML = `<p id="row">Gift 10 % ${label} GUTPROZ</p>`
  expect(isItemNumber(document.body.firstElementChild ?? document.body, 'GUTPROZ')).toBe(true)
})

it.each(['Code:', 'Voucher', 'Applied:', 'Remove'])('takes a code for one: %s', (label) => {
  expect(isNumber(label)).toBe(false)
})
