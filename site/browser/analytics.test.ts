// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendUserAction } from './analytics.ts'

const userAction = vi.fn<(name: string) => void>()
const allow = (category: string) => {
  localStorage.setItem('pouch_cookie_category', category)
}

beforeEach(() => {
  vi.useFakeTimers()
  userAction.mockReset()
  localStorage.clear()
  delete window.pouchAnalytics
})
afterEach(() => {
  vi.useRealTimers()
})

test('an action is told to a tool that is ready', () => {
  allow('analytical')
  window.pouchAnalytics = { userAction }
  sendUserAction(window, 'addToBrowserClicked')
  expect(userAction).toHaveBeenCalledExactlyOnceWith('addToBrowserClicked')
})

test('a tool that becomes ready within 20 looks is told', () => {
  allow('targeting')
  sendUserAction(window, 'pageEntered')
  vi.advanceTimersByTime(1850)
  window.pouchAnalytics = { userAction }
  vi.advanceTimersByTime(50)
  expect(userAction).toHaveBeenCalledExactlyOnceWith('pageEntered')
  vi.runAllTimers()
  expect(userAction).toHaveBeenCalledOnce()
})

test('after 20 looks nobody waits any more', () => {
  allow('analytical')
  sendUserAction(window, 'pageEntered')
  vi.advanceTimersByTime(1900)
  expect(vi.getTimerCount()).toBe(0)
})

test.each(['necessary', 'functional'])('with consent up to %s nothing is told', (category) => {
  allow(category)
  window.pouchAnalytics = { userAction }
  sendUserAction(window, 'pageEntered')
  expect(vi.getTimerCount()).toBe(0)
  expect(userAction).not.toHaveBeenCalled()
})

test('a tool that fails is nobody’s trouble', () => {
  allow('analytical')
  window.pouchAnalytics = {
    userAction: () => {
      throw new Error('blocked')
    },
  }
  expect(() => {
    sendUserAction(window, 'pageEntered')
  }).not.toThrow()
})
