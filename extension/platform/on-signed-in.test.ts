import { beforeEach, expect, test, vi } from 'vitest'
import { onSignedIn } from './on-signed-in.ts'

type Listener = (message: unknown, sender: Record<string, unknown>) => unknown
const bus = vi.hoisted(() => {
  const heardBy: { listener?: unknown } = {}
  return heardBy
})
vi.mock('wxt/browser', () => ({
  browser: {
    runtime: {
      id: 'ours',
      onMessage: {
        addListener: (listener: unknown) => {
          bus.listener = listener
        },
      },
    },
  },
}))

const heard = vi.fn<(signedIn: boolean) => void>()
const yes = { type: 'site:signed-in', signedIn: true }
const tab = { id: 7, incognito: false }
const site = { id: 'ours', tab, frameId: 0, url: 'https://pouch.example/en-gb/' }
const send = (message: unknown, sender: Record<string, unknown>) =>
  (bus.listener as Listener)(message, sender)

beforeEach(() => {
  heard.mockReset()
  onSignedIn('https://pouch.example', heard)
})

test.each([true, false])('our script on the site is heard: %s', (signedIn) => {
  send({ ...yes, signedIn }, site)
  expect(heard).toHaveBeenCalledExactlyOnceWith(signedIn)
})

test.each([
  ['another extension', yes, { ...site, id: 'theirs' }],
  ['our script in a shop', yes, { ...site, url: 'https://shop.example/' }],
  ['a site whose name begins like ours', yes, { ...site, url: 'https://pouch.example.evil.test/' }],
  ['our site on another port', yes, { ...site, url: 'https://pouch.example:8443/' }],
  ['a frame in our site', yes, { ...site, frameId: 3 }],
  ['a private window', yes, { ...site, tab: { ...tab, incognito: true } }],
  ['the popup', yes, { id: 'ours', url: 'chrome-extension://ours/popup.html' }],
  ['a page without an address', yes, { ...site, url: undefined }],
  ['our site, with something more', { ...yes, name: 'Ada' }, site],
  ['our site, with no yes or no', { ...yes, signedIn: 'yes' }, site],
  ['our site, with another message', { type: 'run:begin' }, site],
  ['our site, with nothing', undefined, site],
])('nobody is heard: %s', (_, message, sender) => {
  expect(send(message, sender)).toBeUndefined()
  expect(heard).not.toHaveBeenCalled()
})
