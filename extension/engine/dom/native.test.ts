// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { leaveField, typeInto } from './native.ts'

const field = () => {
  document.body.innerHTML = '<input>'
  const [input] = document.querySelectorAll('input')
  if (input === undefined) throw new Error('The page has no field.')
  return input
}

const listenTo = (input: Element, types: readonly string[]) => {
  const told: string[] = []
  for (const type of types) input.addEventListener(type, () => told.push(type))
  return told
}

it('tells a page once that its field was entered and left', () => {
  const input = field()
  const told = listenTo(input, ['focus', 'blur'])
  typeInto(input, 'SAVE10')
  leaveField(input)
  expect(told).toEqual(['focus', 'blur'])
})

it('tells it also where the browser says nothing, as behind a window of its own', () => {
  const input = field()
  const told = listenTo(input, ['focus', 'focusin', 'blur', 'focusout'])
  // The element is focused in name alone.
  let active: Element = document.body
  vi.spyOn(document, 'activeElement', 'get').mockImplementation(() => active)
  vi.spyOn(input, 'focus').mockImplementation(() => (active = input))
  vi.spyOn(input, 'blur').mockImplementation(() => (active = document.body))
  typeInto(input, 'SAVE10')
  leaveField(input)
  vi.restoreAllMocks()
  expect(told).toEqual(['focus', 'focusin', 'blur', 'focusout'])
})
