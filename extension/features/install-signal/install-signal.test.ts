import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { installedAnswer, installedQuestion } from '#domain/contract/messages.ts'
import { answerInstalled } from './install-signal.ts'

const site = 'https://pouch.example'
const question = { action: 'pouch:isInstalled' }
const post = vi.fn<(message: unknown, to: string) => void>()
let hear: (event: { source: unknown; origin: string; data: unknown }) => void
const own = {
  addEventListener: (_: string, listener: typeof hear) => {
    hear = listener
  },
  postMessage: post,
} as unknown as Window

beforeEach(() => {
  post.mockReset()
  answerInstalled(own, site, '1.4.0')
})

describe('the question whether the extension is installed', () => {
  test('is answered to the site alone, in the shape of the contract', () => {
    expect(v.is(installedQuestion, question)).toBe(true)
    hear({ source: own, origin: site, data: question })
    expect(post).toHaveBeenCalledExactlyOnceWith(expect.anything(), site)
    expect(v.parse(installedAnswer, post.mock.lastCall?.[0])).toMatchObject({ version: '1.4.0' })
  })

  test.each([
    ['from a frame in the page', { source: {}, origin: site, data: question }],
    ['from another origin', { source: own, origin: 'https://evil.example', data: question }],
    ['that is another message', { source: own, origin: site, data: { action: 'other' } }],
    ['that is no object', { source: own, origin: site, data: null }],
  ])('is not heard %s', (_, event) => {
    hear({ ...event, source: event.source === own ? own : event.source })
    expect(post).not.toHaveBeenCalled()
  })

  test('is not what the own answer is, so they do not talk in circles', () => {
    hear({ source: own, origin: site, data: question })
    hear({ source: own, origin: site, data: post.mock.lastCall?.[0] })
    expect(post).toHaveBeenCalledOnce()
  })
})
