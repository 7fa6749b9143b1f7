import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clickOutAddress, clientIds, type ClickOut } from './click-out-address.ts'
import { readClickOut } from './click-out-query.ts'

const route = 'https://api.pouch.example/v1/out'
const person = { uid: '3f6c1e0a-7b6f-4c8e-9a39-0d3a7c5b1e11', customerHash: 'a1b2c3d4e5' }

const clicks: fc.Arbitrary<ClickOut> = fc.record({
  country: fc.constantFrom(...(Object.keys(clientIds) as (keyof typeof clientIds)[])),
  locale: fc.constantFrom('en-gb', 'de-gb', 'en-de', 'de-de'),
  retailerId: fc.nat(),
  url: fc.webUrl({ withQueryParameters: true, withFragments: true }),
  sealedLink: fc.stringMatching(/^[\w-]{40,200}$/),
  pageType: fc.constantFrom('merchant', 'deals', 'home'),
  position: fc.option(fc.integer({ min: 1, max: 999 })),
  voucherType: fc.constantFrom('', 'code', 'deal'),
  dealType: fc.constantFrom('', 'percentage'),
  dealSource: fc.constantFrom('', 'awin', 'pouch-csv'),
  hasAdBlocker: fc.option(fc.boolean()),
  pressedAt: fc.option(
    fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
  ),
  person: fc.constantFrom(null, person),
})

const read = (address: string) => readClickOut(new URL(address).searchParams)

describe('a click-out link', () => {
  it('says to the API what is known of the press', () => {
    fc.assert(
      fc.property(clicks, (click) => {
        expect(read(clickOutAddress(route, click))).toMatchObject({
          domain: clientIds[click.country],
          co_dcountry: click.country,
          co_redu: click.sealedLink,
          co_retid: String(click.retailerId),
          co_url: click.url,
          co_vposition: click.position === null ? '' : String(click.position),
          co_tsp: click.pressedAt === null ? '' : String(click.pressedAt.getTime()),
          co_uid: click.person?.uid ?? '',
          co_chash: click.person?.customerHash ?? '',
          locale: click.locale,
        })
      }),
    )
  })

  it('identifies nobody before consent or sign-in', () => {
    fc.assert(
      fc.property(clicks, (click) => {
        const address = clickOutAddress(route, { ...click, person: null })
        expect(read(address)).toMatchObject({ co_uid: '', co_chash: '' })
        expect(address).not.toContain(person.uid)
      }),
    )
  })

  it('is the shop’s own address as it is where no tracking link is known', () => {
    fc.assert(
      fc.property(clicks, (click) => {
        expect(clickOutAddress(route, { ...click, sealedLink: null })).toBe(click.url)
      }),
    )
  })

  it('is not read where a field comes twice', () => {
    fc.assert(
      fc.property(clicks, (click) => {
        expect(read(`${clickOutAddress(route, click)}&co_url=x`)).toBeUndefined()
      }),
    )
  })
})
