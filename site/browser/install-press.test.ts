// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { sendUserAction } from './analytics.ts'
import { pressInstall } from './install-press.ts'

vi.mock(import('./analytics.ts'), () => ({ sendUserAction: vi.fn() }))

const userAgents = {
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
}
const toggled = vi.fn()
const assign = vi.fn()
const open = vi.fn<() => object | null>()
const clicked = vi.fn()

/** Presses the link in a browser on a screen of 1200 × 900. */
function press(browser: keyof typeof userAgents, search = ''): boolean {
  document.body.innerHTML = `<a href="/en-gb/install/">Get</a>
    <div id="install-popup"><a href="/en-gb/install/">Open it here</a></div>`
  const popup = document.querySelector<HTMLElement>('#install-popup')
  if (popup) popup.togglePopover = toggled
  const link = document.querySelector('a') ?? document.createElement('a')
  const view = {
    ...{ navigator: { userAgent: userAgents[browser], maxTouchPoints: 0 }, open },
    ...{
      screen: { width: 1200, height: 900 },
      location: { assign, search },
      dispatchEvent: clicked,
    },
  }
  Object.defineProperty(document, 'defaultView', { value: view, configurable: true })
  return pressInstall(link)
}

beforeEach(() => {
  vi.clearAllMocks()
  open.mockReturnValue({})
})

test('on Chrome the store opens in a window of 7/12 of the screen, and the popup comes', () => {
  expect(press('chrome')).toBe(false)
  expect(open).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/\/en-gb\/install\/$/),
    'pouch-store',
    'popup,width=700,height=800',
  )
  expect(toggled).toHaveBeenCalledOnce()
  expect(assign).not.toHaveBeenCalled()
})

test('where Chrome allows no window the link is followed', () => {
  open.mockReturnValue(null)
  expect(press('chrome')).toBe(true)
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/en-gb\/install\/$/))
  expect(toggled).not.toHaveBeenCalled()
})

test('elsewhere the link is followed, without a window', () => {
  expect(press('firefox')).toBe(true)
  expect(open).not.toHaveBeenCalled()
  expect(assign).toHaveBeenCalledOnce()
})

test('the page and analytics hear of it in every browser', () => {
  press('firefox')
  expect(clicked).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'installClicked' }),
  )
  expect(sendUserAction).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'addToBrowserClicked')
})

test('the campaign that the page’s address names goes along, and nothing else of it', () => {
  const search = '?q=tea&utm_source=blog&chid=c1&utm_campaign=spring'
  const address = expect.stringMatching(
    /\/install\/\?utm_source=blog&utm_campaign=spring$/,
  ) as string
  press('firefox', search)
  expect(assign).toHaveBeenCalledExactlyOnceWith(address)
  press('chrome', search)
  expect(open).toHaveBeenCalledExactlyOnceWith(address, expect.anything(), expect.anything())
  expect(document.querySelector<HTMLAnchorElement>('#install-popup a')?.href).toEqual(address)
})
