// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { leaveField, pressAfter, typeInto } from './native.ts'

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

it('leaves the field for the button, and gives the page its turn before that comes up', () => {
  vi.useFakeTimers()
  const input = field()
  const button = document.createElement('button')
  document.body.append(button)
  const told: string[] = []
  for (const part of [input, button]) {
    for (const type of ['mousedown', 'blur', 'mouseup', 'click']) {
      part.addEventListener(type, () => told.push(`${part.localName} ${type}`))
    }
  }
  typeInto(input, 'SAVE10')
  pressAfter(input, button)
  expect(told).toEqual(['button mousedown', 'input blur'])
  vi.runAllTimers()
  expect(told.slice(2)).toEqual(['button mouseup', 'button click'])
  // A page may keep its field from being left.
  button.addEventListener('mousedown', (event) => {
    event.preventDefault()
  })
  typeInto(input, 'TAKE15')
  told.length = 0
  pressAfter(input, button)
  vi.runAllTimers()
  vi.useRealTimers()
  expect(told).toEqual(['button mousedown', 'button mouseup', 'button click'])
})
