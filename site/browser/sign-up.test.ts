// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { startSignUp } from './sign-up.ts'

const texts = { emailMissing: 'Please enter an email.', nothingChosen: 'Check a box' }

beforeEach(() => {
  document.body.innerHTML = `<form data-sign-up data-not-yet="Not yet">
    <input name="email" type="email" required /><p data-errors-of="email" hidden></p>
    <input name="wants[]" type="checkbox" value="deals" checked />
    <input name="wants[]" type="checkbox" value="news" /><p data-errors-of="wants[]" hidden></p>
    <p role="status"></p></form>`
  form().dataset.errors = JSON.stringify(texts)
  startSignUp(document)
})

const form = () => document.querySelector('form') ?? document.createElement('form')
const field = (selector: string) =>
  form().querySelector<HTMLInputElement>(selector) ?? document.createElement('input')
const said = (name: string) => document.querySelector(`[data-errors-of="${name}"]:not([hidden])`)

function submit(): SubmitEvent {
  const event = new SubmitEvent('submit', { cancelable: true })
  form().dispatchEvent(event)
  return event
}

test('what is wrong stands beside its field, and the first one has the focus', () => {
  field('[value=deals]').checked = false
  expect(submit().defaultPrevented).toBe(true)
  expect(said('email')?.textContent).toBe('Please enter an email.')
  expect(said('wants[]')?.textContent).toBe('Check a box')
  expect(document.activeElement).toBe(field('[name=email]'))
  expect(field('[name=email]').getAttribute('aria-invalid')).toBe('true')
})

test('what has been put right is no longer said', () => {
  submit()
  field('[name=email]').value = 'nell@basket.example'
  submit()
  expect(said('email')).toBeNull()
  expect(field('[name=email]').hasAttribute('aria-invalid')).toBe(false)
  expect(document.querySelector('[role=status]')?.textContent).toBe('Not yet')
})
