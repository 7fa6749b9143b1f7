import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { enterPage, withPatience } from './enter-page.ts'

let done: string[]
const step = (name: string) => () => {
  done.push(name)
}
const later = (name: string) => () =>
  new Promise<void>((end) => {
    setTimeout(() => {
      done.push(name)
      end()
    }, 1000)
  })
const entry = { failed: vi.fn(), shown: () => done.push('shown') }

beforeEach(() => {
  vi.useFakeTimers()
  entry.failed.mockClear()
  done = []
})
afterEach(() => {
  vi.useRealTimers()
})

describe('entering a page', () => {
  it('does what holds everywhere, then what its route does, then its loading, then shows it', async () => {
    const steps = {
      global: [later('a'), step('b')],
      route: [later('c')],
      loading: [step('d'), later('e')],
    }
    const entered = enterPage(steps, entry)
    await vi.runAllTimersAsync()
    await entered
    expect(done).toEqual(['a', 'b', 'c', 'd', 'e', 'shown'])
    expect(entry.failed).not.toHaveBeenCalled()
  })

  it('shows it also where a step fails, and leaves out the steps after that one', async () => {
    const reason = new Error('no network')
    const fails = () => Promise.reject(reason)
    await enterPage({ global: [step('a')], route: [fails], loading: [step('b')] }, entry)
    expect(done).toEqual(['a', 'shown'])
    expect(entry.failed).toHaveBeenCalledExactlyOnceWith(reason)
  })
})

describe('a wait', () => {
  const over = vi.fn()
  const waiting = vi.fn(() => over)
  beforeEach(() => {
    waiting.mockClear()
    over.mockClear()
  })

  it('of a moment is not spoken of', async () => {
    await withPatience([step('a')], waiting)()
    await vi.runAllTimersAsync()
    expect(waiting).not.toHaveBeenCalled()
  })

  it('that is longer shows until it ends', async () => {
    const waited = withPatience([later('a'), later('b')], waiting)()
    await vi.advanceTimersByTimeAsync(299)
    expect(waiting).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(waiting).toHaveBeenCalledOnce()
    expect(over).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    await waited
    expect(over).toHaveBeenCalledOnce()
  })

  it('that ends in a failure ends all the same', async () => {
    const fails = () => Promise.reject(new Error('no'))
    const waited = withPatience([later('a'), fails], waiting)()
    const failed = expect(waited).rejects.toThrow('no')
    await vi.runAllTimersAsync()
    await failed
    expect(over).toHaveBeenCalledOnce()
  })
})
