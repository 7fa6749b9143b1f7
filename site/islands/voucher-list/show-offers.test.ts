// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { MerchantAnswer, Voucher } from '#domain/contract/deals.ts'
import { liveOffers } from '../../stores/live-offers.ts'
import { showOffers } from './show-offers.ts'

const now = new Date('2026-11-20T12:00:00Z')
const woken = vi.fn()

function voucher(id: number, more: Partial<Voucher> = {}): Voucher {
  return {
    id,
    id_merchant: 7,
    merchant: 'Tern & Tide',
    domain: 'tern-and-tide.example',
    voucher_type: 'code',
    coupon_code: `CODE${id}`,
    title: `Offer ${id}`,
    terms: '',
    start_date: null,
    end_date: null,
    deal_type: 'other',
    exclusivity: 'plain',
    url: null,
    sealed_link: null,
    added: '2026-11-01T00:00:00Z',
    statistics: { tries: 0, successes: 0, last_worked: null, recent: null },
    ...more,
  }
}

const answerWith = (...vouchers: Voucher[]): MerchantAnswer => ({
  merchant: {
    id: 7,
    slug: 'tern-and-tide',
    name: 'Tern & Tide',
    url: 'https://tern-and-tide.example/',
    domain: 'tern-and-tide.example',
    logo: null,
    categories: [],
    popularity: 1,
    codesCount: vouchers.length,
    offersCount: 0,
    description: null,
    social: [],
  },
  vouchers,
})

const shownIds = () =>
  [...document.querySelectorAll<HTMLElement>('[data-voucher]')]
    .filter((card) => !card.hidden)
    .map((card) => card.dataset.voucher)

beforeEach(() => {
  woken.mockClear()
  liveOffers.set(undefined)
  const counts = JSON.stringify({ one: '{count} live code', other: '{count} live codes' })
  document.body.innerHTML = `<span data-count="code" data-tag="en-GB" data-text='${counts}'>2 live codes</span>
    <astro-island><ul><li data-voucher="1"></li><li data-voucher="2"></li></ul></astro-island>`
  document.querySelector('astro-island')?.addEventListener('island:wake', woken)
})

test('an offer that is gone is taken off the page and out of the count, without the island', () => {
  showOffers(document, answerWith(voucher(2)), now)
  expect(shownIds()).toEqual(['2'])
  expect(document.querySelector('[data-count]')?.textContent).toBe('1 live code')
  expect(woken).not.toHaveBeenCalled()
})

test('an offer that has ended or begins later is no live offer, whatever the API says', () => {
  const ended = voucher(1, { end_date: '2026-11-20T11:59:59Z' })
  const later = voucher(3, { start_date: '2026-11-21T00:00:00Z' })
  showOffers(document, answerWith(ended, voucher(2), later), now)
  expect(shownIds()).toEqual(['2'])
  expect(woken).not.toHaveBeenCalled()
})

test('a new offer wakes the island, which finds it in the store', () => {
  showOffers(document, answerWith(voucher(1), voucher(2), voucher(3)), now)
  expect(woken).toHaveBeenCalledOnce()
  expect(liveOffers.get()?.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('when nothing is left the island is woken to say so', () => {
  showOffers(document, answerWith(), now)
  expect(shownIds()).toEqual([])
  expect(woken).toHaveBeenCalledOnce()
})

test('an answer of an unknown shape changes nothing', () => {
  showOffers(document, { vouchers: 'none' }, now)
  expect(shownIds()).toEqual(['1', '2'])
  expect(liveOffers.get()).toBeUndefined()
})
