// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { closeOverlays } from './close-overlays.ts'

// jsdom has no popovers and no dialogs.
const hidePopover = vi.fn()
const close = vi.fn()
HTMLElement.prototype.hidePopover = hidePopover
HTMLDialogElement.prototype.close = close

test('the menu and the cookie settings close', () => {
  document.body.innerHTML = '<div id="menu" popover></div><dialog data-cookie-dialog open></dialog>'
  closeOverlays(document)
  expect(hidePopover.mock.contexts).toEqual([document.querySelector('#menu')])
  expect(close.mock.contexts).toEqual([document.querySelector('dialog')])
})

test('a page without them is left alone', () => {
  document.body.innerHTML = ''
  expect(() => {
    closeOverlays(document)
  }).not.toThrow()
})
