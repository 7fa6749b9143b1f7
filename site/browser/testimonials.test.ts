// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { turnEvery } from '#domain/screens/testimonials.ts'
import { startTestimonials } from './testimonials.ts'

const button = (turn: string) =>
  document.querySelector<HTMLElement>(`[data-turn="${turn}"]`) ?? document.body
const active = () =>
  [...document.querySelectorAll<HTMLElement>('[data-active=true]')].map(
    ({ dataset }) => dataset.testimonial,
  )

function start({ isStill = false } = {}): void {
  window.matchMedia = () => ({ matches: isStill }) as MediaQueryList
  startTestimonials(document)
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<section data-testimonials>
    <div class="turn"><article data-testimonial="a"></article>
    <article data-testimonial="b" data-active="true"></article>
    <article data-testimonial="c"></article></div>
    <button data-turn="pause" data-pause="Pause" data-resume="Play"></button>
    <div class="dots"><button data-turn="0"></button><button data-turn="1"></button>
    <button data-turn="2"></button></div>
    <button data-turn="previous"></button><button data-turn="next"><b></b></button></section>`
})

describe('the testimonials', () => {
  it('show one, first the one that is marked', () => {
    start()
    expect(active()).toEqual(['b'])
    expect(button('1').getAttribute('aria-current')).toBe('true')
  })

  it('take turns by themselves, unheard', () => {
    start()
    vi.advanceTimersByTime(turnEvery)
    expect(active()).toEqual(['c'])
    expect(document.querySelector('.turn')?.getAttribute('aria-live')).toBe('off')
  })

  it('turn by their buttons, and then stay and are read out', () => {
    start()
    button('next').querySelector('b')?.click()
    expect(active()).toEqual(['c'])
    button('0').click()
    expect(active()).toEqual(['a'])
    button('previous').click()
    vi.advanceTimersByTime(3 * turnEvery)
    expect(active()).toEqual(['c'])
    expect(document.querySelector('.turn')?.getAttribute('aria-live')).toBe('polite')
  })

  it('pause and go on by a button that says what it does', () => {
    start()
    expect(button('pause').getAttribute('aria-label')).toBe('Pause')
    button('pause').click()
    vi.advanceTimersByTime(turnEvery)
    expect(active()).toEqual(['b'])
    expect(button('pause').getAttribute('aria-label')).toBe('Play')
    button('pause').click()
    vi.advanceTimersByTime(turnEvery)
    expect(active()).toEqual(['c'])
  })

  it('wait while the focus is within', () => {
    start()
    button('next').focus()
    vi.advanceTimersByTime(turnEvery)
    expect(active()).toEqual(['b'])
  })

  it('stand still for those who ask for less motion', () => {
    start({ isStill: true })
    vi.advanceTimersByTime(2 * turnEvery)
    expect(active()).toEqual(['b'])
    expect(button('pause').getAttribute('aria-label')).toBe('Play')
  })
})
