// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storageKeys } from '#domain/consent/storage.ts'
import { marketplaces } from '#domain/marketplace/marketplaces.ts'
import { pageStrings } from '#strings/pages.ts'
import { startDealFinder } from './deal-finder.ts'

const text = pageStrings.en.finder
const route = 'https://api.example/v1/out'

const form = () => document.querySelector('form') ?? document.createElement('form')
const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? document.createElement('input')
const chips = () =>
  [...document.querySelectorAll('[data-chips] li')].map((chip) => chip.textContent)

/** A page with the finder, and a window that notes where it is led to. */
function open(query = ''): {
  assign: ReturnType<typeof vi.fn>
  replaced: ReturnType<typeof vi.fn>
} {
  document.body.innerHTML = `<form data-finder="${route}" data-locale="en-gb">
    <input name="term" required /><p data-errors-of="term" hidden></p>
    <select name="department"><option value="all"></option><option value="kitchen"></option></select>
    <select name="sort"><option value="relevance"></option><option value="reviews"></option></select>
    <output data-text="${text.percent}"></output>
    <input name="discount" type="range" min="1" max="100" value="5" />
    <input name="from" /><input data-price="from" type="range" min="1" max="100" value="1" />
    <input name="to" /><input data-price="to" type="range" min="1" max="100" value="100" /><p data-errors-of="to" hidden></p>
    <input name="prime" type="checkbox" value="1" />
    <ul data-chips></ul></form>`
  form().dataset.words = JSON.stringify({ ...text, currency: 'GBP', tag: 'en-GB' })
  form().dataset.marketplace = JSON.stringify(marketplaces.gb)
  form().dataset.errors = JSON.stringify(text.errors)
  const [assign, replaced] = [vi.fn(), vi.fn()]
  const view = {
    location: { search: query, pathname: '/en-gb/amazon-deal-finder/', assign },
    history: { replaceState: replaced },
  }
  vi.spyOn(document, 'defaultView', 'get').mockReturnValue(
    view as unknown as ReturnType<() => Window & typeof globalThis>,
  )
  startDealFinder(document)
  return { assign, replaced }
}

function type(name: string, value: string): void {
  field(name).value = value
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}

function submit(): void {
  form().dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
}

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the deal finder', () => {
  it('says what is chosen while it is being chosen', () => {
    open()
    expect(chips()).toEqual(['5% off or more', 'Relevance'])
    type('term', 'tea pot')
    type('discount', '30')
    type('to', '25')
    expect(chips()).toEqual(['“tea pot”', '30% off or more', 'up to £25.00', 'Relevance'])
    expect(document.querySelector('output')?.textContent).toBe('30% off or more')
  })

  it('says what is right although something else is wrong', () => {
    open()
    type('from', 'cheap')
    type('to', '25')
    expect(chips()).toEqual(['5% off or more', 'up to £25.00', 'Relevance'])
  })

  it('searches within the prices that its sliders were moved to', () => {
    const { replaced } = open()
    type('term', 'tea')
    const slider = document.querySelector<HTMLInputElement>('[data-price=to]')
    if (slider) slider.value = '30'
    slider?.dispatchEvent(new Event('input', { bubbles: true }))
    expect(chips()).toContain('up to £30.00')
    submit()
    expect(replaced.mock.calls[0]?.[2]).toMatch(/\?term=tea&discount=5&to=30$/)
  })

  it('searches a department without a term', () => {
    const { assign, replaced } = open()
    type('department', 'kitchen')
    submit()
    expect(assign).toHaveBeenCalledOnce()
    expect(replaced.mock.calls[0]?.[2]).toBe(
      '/en-gb/amazon-deal-finder/?department=kitchen&discount=5',
    )
  })

  it('leads to the marketplace through the click-out route, and Back to the search', () => {
    const { assign, replaced } = open()
    type('term', 'tea')
    submit()
    const [[address]] = assign.mock.calls as [[string]]
    const { origin, pathname, searchParams } = new URL(address)
    expect(origin + pathname).toBe(route)
    expect(searchParams.get('co_page_type')).toBe('amazon-deal-finder')
    expect(searchParams.get('co_url')).toBe(
      'https://www.amazon.co.uk/s?k=tea&pct-off=5-&s=relevanceblender&tag=pouch-21',
    )
    expect(replaced).toHaveBeenCalledWith(
      null,
      '',
      '/en-gb/amazon-deal-finder/?term=tea&discount=5',
    )
  })

  it('goes nowhere with what can’t be meant, and says why beside the field', () => {
    const { assign } = open()
    type('from', '30')
    type('to', '20')
    submit()
    expect(assign).not.toHaveBeenCalled()
    expect(document.querySelector('[data-errors-of=term]')?.textContent).toBe(
      text.errors.termMissing,
    )
    expect(document.querySelector('[data-errors-of=to]')?.textContent).toBe(text.errors.priceOrder)
    expect(document.activeElement).toBe(field('term'))
  })

  it('begins with the search of its address', () => {
    open('?term=tea&department=kitchen&discount=40&prime=1&sort=nonsense')
    expect(field('discount').value).toBe('40')
    expect(field('prime').checked).toBe(true)
    expect(field('sort').value).toBe('relevance')
    expect(chips()).toContain(text.departments.kitchen)
  })

  it.each([
    ['1', true],
    ['true', true],
    ['0', false],
    ['', false],
  ])('reads prime=%s of its address as its search does: %s', (value, isPrime) => {
    open(`?term=tea&prime=${value}`)
    expect(field('prime').checked).toBe(isPrime)
    expect(chips().includes(text.prime)).toBe(isPrime)
  })

  it('begins with the last search where functional storage is allowed', () => {
    localStorage.setItem(storageKeys.cookieCategory.name, 'functional')
    open()
    type('term', 'tea')
    type('to', '20')
    submit()
    open()
    expect(field('term').value).toBe('tea')
    expect(field('to').value).toBe('20')
    open('?utm_source=letter')
    expect(field('term').value).toBe('tea')
    open('?department=kitchen')
    expect(field('term').value).toBe('')
  })

  it('forgets the search where it is not', () => {
    open()
    type('term', 'tea')
    submit()
    expect(localStorage.length).toBe(0)
  })
})
