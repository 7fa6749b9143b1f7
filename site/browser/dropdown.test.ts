// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { startDropdown } from './dropdown.ts'

let dropdown: HTMLDetailsElement
const link = () => document.querySelector('a') ?? document.createElement('a')

beforeEach(() => {
  document.body.innerHTML =
    '<details open><summary tabindex="0">Tools</summary><a href="#a">Bot</a></details><button></button>'
  dropdown = document.querySelector('details') ?? document.createElement('details')
  startDropdown(dropdown)
})

test('Escape closes it and gives the focus back', () => {
  link().focus()
  link().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(dropdown.open).toBe(false)
  expect(document.activeElement).toBe(document.querySelector('summary'))
})

test('a press outside closes it, one inside does not', () => {
  link().dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(dropdown.open).toBe(true)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(dropdown.open).toBe(false)
})

test('it closes when the focus goes on, and not while it stays inside', () => {
  document.querySelector('summary')?.focus()
  link().focus()
  expect(dropdown.open).toBe(true)
  document.querySelector('button')?.focus()
  expect(dropdown.open).toBe(false)
})
