// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { holdPendingForms } from './pending-form.ts'

test('a form that nothing takes is kept, and says so', () => {
  document.body.innerHTML =
    '<form data-pending-form="contact" data-not-yet="Not yet"><p role="status"></p></form>'
  holdPendingForms(document)
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  document.querySelector('form')?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(document.querySelector('[role=status]')?.textContent).toBe('Not yet')
})
