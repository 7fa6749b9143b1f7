// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { pageHints } from '#domain/contract/recipe.ts'
import { readFixtures, type Fixture } from '#tests/corpus/shop/fixture.ts'
import { isHeldOut } from '#tests/corpus/shop/held-out.ts'
import { arrivalPage, pageStates, withTemplates } from '#tests/corpus/shop/page-states.ts'
import type { Adapter } from './adapter.ts'
import { adapters, guideTo } from './guide.ts'

/** What we call a platform that the corpus calls otherwise, or tells more of them apart. */
const names: Readonly<Record<string, string>> = {
  ...{ magento: 'magento2', 'magento2-hyva': 'magento2', maho: 'magento1' },
  ...{ prestashop16: 'prestashop', thirtybees: 'prestashop', qloapps: 'prestashop' },
  ...{ sfra: 'salesforce', sitegenesis: 'salesforce', sfcc: 'salesforce', shopware: 'shopware6' },
  'shopify-upcart': 'shopify',
  ...{ 'opencart-journal2': 'opencart', 'opencart-ocdev': 'opencart' },
}

/** Open fixtures that their adapter doesn't recognise in every state, and why. */
const unrecognised: Readonly<Record<string, string>> = {
  'gumroad-checkout-code-by-link-us':
    'without a code and a field it bears one sign of the platform alone',
  'magento1-aheadworks-osc-annuler-le-code-fr':
    'a checkout of its own, with one sign of the platform alone',
  'magento1-lotusbreath-osc-knop-dicht-tot-typen-nl':
    'a checkout of its own, with one sign of the platform alone',
  'opencart-overclocked-onepage-tre-pulsanti-it':
    'a checkout of its own, with one sign of the platform alone',
  'opencart3-d-quickcheckout-riot-cassa-it':
    'a checkout of its own, with one sign of the platform alone',
  'shopify-dawn-remises-panier-fr': 'a drawer that bears one sign of the platform alone',
  'shopify-discount-code-form-carrello-it': 'a section that bears one sign of the platform alone',
  'shopify-werkstatt-drawer-gutschein-de': 'a drawer that bears one sign of the platform alone',
  'sonnenschutz-nach-mass-warenkorb-de': 'a theme of its own, with one sign of the platform alone',
  'wpcafe-mini-carrello-righe-scontate-it':
    'a mini-basket that bears one sign of the platform alone',
  'magento1-iwd-opc-rabat-anuluj-tylko-zwija-pl':
    'a checkout of its own, with one sign of the platform alone',
  'magento2-minicart-coupon-schuifpaneel-be':
    'a mini-basket that bears one sign of the platform alone',
  'shopify-react-drawer-codigo-plegado-es': 'a drawer that bears one sign of the platform alone',
  'woo-himuon-flex-cart-gaveta-cupao-pt': 'a drawer that bears one sign of the platform alone',
  'woo-tiburon-partnercode-lade-nl': 'a drawer that bears one sign of the platform alone',
  'shopify-cart-items-drawer-feld-fasst-codes-at':
    'a drawer that bears one sign of the platform alone',
  'shopify-mini-cart-coupon-uitklap-kop-nl': 'a drawer that bears one sign of the platform alone',
  'shopify-promo-code-en-attente-tiroir-fr': 'a drawer that bears one sign of the platform alone',
  'woo-cartify-sidecart-gutschein-klappt-zu-de':
    'a drawer that bears one sign of the platform alone',
  'woo-dnwoo-divi-minicarrito-ya-aplicado-es': 'a drawer that bears one sign of the platform alone',
  'woo-magical-products-szuflada-etykiety-bez-sumy-pl':
    'a drawer that bears one sign of the platform alone',
  'woo-checkoutwc-drawer-no-grand-total-gb': 'a drawer that bears one sign of the platform alone',
  'fast-fashion-bag-coupon-form-field-gb':
    'a theme of its own, with one sign of the platform alone',
  'gomage-lightcheckout-magento1-apply-and-cancel-gb':
    'a checkout of its own, with one sign of the platform alone',
  'polos-panier-li-du-total-supprimer-le-code-fr':
    'a theme of its own, with one sign of the platform alone',
  'woo-fcpfw-wysuwany-koszyk-kupon-sam-jeden-pl':
    'a drawer that bears one sign of the platform alone',
}

/** Selectors that no open fixture has in any state, and why. */
const unmet: Readonly<Record<string, string>> = {
  'script[src*="bigcommerce.com"], link[href*="bigcommerce.com"]':
    'fixtures load nothing from other hosts',
  'script[src*="assets.gumroad.com"], link[href*="assets.gumroad.com"]':
    'fixtures load nothing from other hosts',
}

const fixtures = (await readFixtures()).filter(({ name }) => !isHeldOut(name))
const parser = new DOMParser()
const platformOf = ({ shop }: Fixture) => names[shop.platform] ?? shop.platform

const selectorsOf = ({ signs, hints }: Pick<Adapter, 'signs' | 'hints'>) => [
  ...signs,
  ...Object.values(hints).flatMap((hint) => (typeof hint === 'object' ? hint : [])),
]

describe.each(adapters)('the adapter of $name', ({ name, signs, hints }) => {
  const own = fixtures
    .filter((fixture) => platformOf(fixture) === name)
    .map((fixture) => ({ name: fixture.name, pages: pageStates(fixture, parser) }))

  it('has hints as recipes have them', () => {
    expect(v.parse(pageHints, hints)).toEqual(hints)
  })

  it('recognises the fixtures of its platform in every state, but for the known ones', () => {
    const missed = own.filter(({ pages }) => pages.some((page) => guideTo(page).platform !== name))
    const known = own.filter((each) => each.name in unrecognised)
    expect(own).not.toEqual([])
    expect(missed.map((each) => each.name)).toEqual(known.map((each) => each.name))
  })

  it('has no selector that finds nothing on any of them, but for the known ones', () => {
    const roots = own.flatMap(({ pages }) => pages.flatMap(withTemplates))
    const selectors = selectorsOf({ signs, hints })
    const idle = selectors.filter((each) => roots.every((root) => !root.querySelector(each)))
    expect(idle).toEqual(selectors.filter((each) => each in unmet))
  })

  it('counts no element as two signs', () => {
    const twice = own.flatMap(({ name: shop, pages }) =>
      pages.slice(0, 1).flatMap((page) => {
        const found = signs.flatMap((sign) => [...page.querySelectorAll(sign)])
        return found.length > new Set(found).size ? [shop] : []
      }),
    )
    expect(twice).toEqual([])
  })
})

it.each(fixtures)('takes $name for no platform that it isn’t', (fixture) => {
  const taken = guideTo(arrivalPage(fixture, parser)).platform
  expect([null, platformOf(fixture)]).toContain(taken)
})

it('knows no exception that is gone', () => {
  const selectors = adapters.flatMap(selectorsOf)
  expect(Object.keys(unmet).filter((each) => !selectors.includes(each))).toEqual([])
  const shops = fixtures.map(({ name }) => name)
  expect(Object.keys(unrecognised).filter((name) => !shops.includes(name))).toEqual([])
})
