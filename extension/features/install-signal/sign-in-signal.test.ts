import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { signedInAnswer, signedInQuestion } from '#domain/contract/messages.ts'
import { memoryStore } from '#tests/support/extension-ports.ts'
import { signedIn } from './signed-in.ts'
import { followSignIn } from './sign-in-signal.ts'

const site = 'https://pouch.example'
const answer = { action: 'pouch:userIsSignedIn', signedIn: true }
const post = vi.fn<(message: unknown, to: string) => void>()
const heard = vi.fn<(signedIn: boolean) => void>()
let hear: (event: { source: unknown; origin: string; data: unknown }) => void
let loaded: (() => void) | undefined
const own = {
  document: {
    readyState: 'loading',
    addEventListener: (_: string, listener: () => void) => {
      loaded = listener
    },
  },
  addEventListener: (_: string, listener: typeof hear) => {
    hear = listener
  },
  postMessage: post,
}

beforeEach(() => {
  post.mockReset()
  heard.mockReset()
  own.document.readyState = 'loading'
  followSignIn(own as unknown as Window, site, heard)
})

describe('whether somebody is signed in', () => {
  test('is asked of the site alone, once its scripts have run', () => {
    expect(post).not.toHaveBeenCalled()
    loaded?.()
    expect(post).toHaveBeenCalledExactlyOnceWith(expect.anything(), site)
    expect(v.is(signedInQuestion, post.mock.lastCall?.[0])).toBe(true)
  })

  test('is asked at once of a page that was there before us', () => {
    own.document.readyState = 'complete'
    followSignIn(own as unknown as Window, site, heard)
    expect(post).toHaveBeenCalledOnce()
  })

  test.each([true, false])('is heard in the shape of the contract: %s', (isSignedIn) => {
    const data = { ...answer, signedIn: isSignedIn }
    expect(v.is(signedInAnswer, data)).toBe(true)
    hear({ source: own, origin: site, data })
    expect(heard).toHaveBeenCalledExactlyOnceWith(isSignedIn)
  })

  test.each([
    ['a frame in the page', { source: {}, origin: site, data: answer }],
    ['another origin', { source: own, origin: 'https://evil.example', data: answer }],
    ['our own question', { source: own, origin: site, data: { action: answer.action } }],
    ['an answer with more in it', { source: own, origin: site, data: { ...answer, who: 'Ada' } }],
    ['no yes or no', { source: own, origin: site, data: { ...answer, signedIn: 1 } }],
    [
      'another message',
      { source: own, origin: site, data: { action: 'pouch:isInstalled', signedIn: true } },
    ],
    ['nothing', { source: own, origin: site, data: null }],
  ])('is not heard from %s', (_, event) => {
    hear(event)
    expect(heard).not.toHaveBeenCalled()
  })
})

test('what was said last counts, and nobody is signed in where nothing was said', async () => {
  const session = memoryStore()
  expect(await signedIn(session).read()).toBe(false)
  await signedIn(session).note(true)
  expect(await signedIn(session).read()).toBe(true)
  await signedIn(session).note(false)
  expect(await signedIn(session).read()).toBe(false)
  expect(Object.keys(session.content)).toEqual(['member:signed-in'])
  session.content['member:signed-in'] = 'yes'
  expect(await signedIn(session).read()).toBe(false)
})
