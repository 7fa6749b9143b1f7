// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { signedInAnswer, signedInQuestion } from '#domain/contract/messages.ts'
import { followSignIn } from '#extension/features/install-signal/sign-in-signal.ts'
import { answerSignIn } from './sign-in-signal.ts'

const question = { action: 'pouch:userIsSignedIn' }
const state = { isSignedIn: false }
const post = vi.spyOn(window, 'postMessage')

/** Delivers a message as a browser does. */
function arrive(data: unknown, from: Partial<MessageEventInit> = {}): void {
  window.dispatchEvent(
    new MessageEvent('message', { data, source: window, origin: location.origin, ...from }),
  )
}

/** What was posted but the questions. */
const answers = () => post.mock.calls.filter(([data]) => !v.is(signedInQuestion, data))

beforeAll(() => {
  answerSignIn(() => state.isSignedIn)
})
beforeEach(() => {
  post.mockReset()
  state.isSignedIn = false
})

it.each([true, false])(
  'says to its own origin alone whether somebody is: %s',
  async (isSignedIn) => {
    state.isSignedIn = isSignedIn
    arrive(question)
    await vi.waitFor(() => {
      expect(answers()).toEqual([[{ ...question, signedIn: isSignedIn }, location.origin]])
    })
    expect(v.is(signedInAnswer, answers()[0]?.[0])).toBe(true)
  },
)

it.each([
  ['a frame in the page', question, { source: null }],
  ['another origin', question, { origin: 'https://evil.example' }],
  ['a question with more in it', { ...question, who: true }, {}],
  ['another question', { action: 'pouch:isInstalled' }, {}],
  ['its own answer', { ...question, signedIn: true }, {}],
  ['nothing', null, {}],
])('says nothing to %s', async (_, data, from) => {
  arrive(data, from)
  // What is asked afterwards is answered, so by then the others were refused.
  arrive(question)
  await vi.waitFor(() => {
    expect(answers()).not.toEqual([])
  })
  expect(answers()).toHaveLength(1)
})

it('and the extension understand each other, without talking in circles', async () => {
  post.mockImplementation((data: unknown) => {
    arrive(data)
  })
  const heard = vi.fn<(signedIn: boolean) => void>()
  state.isSignedIn = true
  followSignIn(window, location.origin, heard)
  await vi.waitFor(() => {
    expect(heard).toHaveBeenCalledExactlyOnceWith(true)
  })
  expect(post).toHaveBeenCalledTimes(2)
})
