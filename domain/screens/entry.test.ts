import { describe, expect, it } from 'vitest'
import { analyticsStep, loadingTurn, scrollStep, type AnalyticsStep } from './entry.ts'

describe('a page that is entered', () => {
  it.each(['', '#'])('is scrolled to its top at once for “%s”', (hash) => {
    expect(scrollStep(hash)).toEqual({ to: 'top', after: 0 })
  })

  it.each([
    ['#terms', 'terms'],
    ['#%C3%BCber', 'über'],
    ['#%E0%A4', '%E0%A4'],
  ])('is scrolled to its target after 300 ms for %s', (hash, id) => {
    expect(scrollStep(hash)).toEqual({ to: 'target', id, after: 300 })
  })
})

describe('an analytics tool', () => {
  it('is waited for in twenty looks, 100 ms apart', () => {
    const waits: AnalyticsStep[] = []
    for (let tries = 1; tries <= 20; tries++) waits.push(analyticsStep(false, tries))
    expect(waits.slice(0, 19)).toEqual(Array(19).fill({ askAgainIn: 100 }))
    expect(waits[19]).toBe('give up')
  })

  it('is used at the look that finds it', () => {
    expect(analyticsStep(true, 1)).toBe('send')
    expect(analyticsStep(true, 20)).toBe('send')
  })
})

it('loading messages take turns of two seconds, as the draw falls', () => {
  const turn = (draw: number) => loadingTurn(['one', 'two'], () => draw)
  expect(turn(0)).toEqual({ message: 'one', nextIn: 2000 })
  expect([0.49, 0.5, 0.99].map((draw) => turn(draw).message)).toEqual(['one', 'two', 'two'])
})
