// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { openCookieSettings } from './cookie-settings.ts'
import { tellFault } from './fault.ts'
import { pressInstall } from './install-press.ts'
import { ChunkLoadError, loadPart } from './load-part.ts'
import { followPresses } from './presses.ts'

vi.mock(import('./cookie-settings.ts'), () => ({ openCookieSettings: vi.fn() }))
vi.mock(import('./fault.ts'), () => ({ tellFault: vi.fn() }))
vi.mock(import('./load-part.ts'), { spy: true })
vi.mock(import('./install-press.ts'), () => ({ pressInstall: vi.fn() }))

const followed = vi.fn((event: Event) => !event.defaultPrevented)
const left = vi.fn()
followPresses(document, left)
window.addEventListener('click', (event) => {
  followed(event)
  event.preventDefault()
})

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
})

function press(html: string, options: MouseEventInit = {}): void {
  document.body.innerHTML = html
  const [inner] = document.querySelectorAll('span')
  inner?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
}
const install = '<p><a href="/de-de/install/"><span></span></a></p>'

test.each(['targeting', 'necessary'])('the notice’s button consents to %s', (category) => {
  press(`<button data-accept-cookies="${category}"><span></span></button>`)
  expect(localStorage.getItem('pouch_cookie_category')).toBe(category)
})

test('any button for the settings opens them', async () => {
  press('<button data-cookie-settings><span></span></button>')
  await vi.waitFor(() => {
    expect(openCookieSettings).toHaveBeenCalledOnce()
  })
})

test('where the settings can’t be had the visitor is told', async () => {
  const missing = new ChunkLoadError('timeout', 'cookie-settings')
  vi.mocked(loadPart).mockRejectedValueOnce(missing)
  press('<button data-cookie-settings><span></span></button>')
  await vi.waitFor(() => {
    expect(tellFault).toHaveBeenCalledExactlyOnceWith(missing)
  })
  expect(openCookieSettings).not.toHaveBeenCalled()
})

test('an install link is taken over', async () => {
  press(install)
  expect(followed).toHaveReturnedWith(false)
  await vi.waitFor(() => {
    expect(pressInstall).toHaveBeenCalledOnce()
  })
})

test.each([
  [true, 1],
  [false, 0],
])('the page is left where an install link is followed: %s', async (follows, times) => {
  vi.mocked(pressInstall).mockReturnValueOnce(follows)
  press(install)
  await vi.waitFor(() => {
    expect(pressInstall).toHaveBeenCalledOnce()
  })
  expect(left).toHaveBeenCalledTimes(times)
})

test('an install link that is opened in a new tab is followed as it is', () => {
  press(install, { ctrlKey: true })
  expect(followed).toHaveReturnedWith(true)
  expect(pressInstall).not.toHaveBeenCalled()
})

test.each([
  ['in the popup', '<div id="install-popup"><a href="/de-de/install/"><span></span></a></div>'],
  ['to the page’s other language', '<a hreflang="en-DE" href="/en-de/install/"><span></span></a>'],
  ['to another page', '<a data-get-extension href="#extension"><span></span></a>'],
])('a link %s is followed as it is', (_, link) => {
  press(link)
  expect(followed).toHaveReturnedWith(true)
  expect(pressInstall).not.toHaveBeenCalled()
})
