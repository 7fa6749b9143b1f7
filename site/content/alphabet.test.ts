import { expect, test } from 'vitest'
import { byLetter, letterOf } from './alphabet.ts'

test.each([
  ['Tern', 'T'],
  ['tern', 'T'],
  ['Über Bord', 'U'],
  ['3 Gulls', '#'],
  ['ßen', 'S'],
  ['🐟 & Co', '#'],
])('%s stands under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter)
})

test('letters go from A to Z, signs last, and names within a letter in their order', () => {
  const names = ['Zander', '3 Gulls', 'Äpfel', 'Anker', 'Buche']
  expect(byLetter(names, (name) => name, 'de-DE')).toEqual([
    ['A', ['Anker', 'Äpfel']],
    ['B', ['Buche']],
    ['Z', ['Zander']],
    ['#', ['3 Gulls']],
  ])
})
