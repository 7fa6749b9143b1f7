// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { pageHints, type Recipe } from '#domain/contract/recipe.ts'
import { readFixtures } from '#tests/corpus/shop/fixture.ts'
import { isHeldOut } from '#tests/corpus/shop/held-out.ts'
import { adapters, guideTo } from './guide.ts'

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')
vi.setConfig({ testTimeout: 30_000 })

/** What we call a platform that the corpus calls otherwise, or tells more of them apart. */
const names: Readonly<Record<string, string>> = {
  ...{ 'magento2-hyva': 'magento2', prestashop16: 'prestashop', thirtybees: 'prestashop' },
  ...{ magento: 'magento2', qloapps: 'prestashop' },
  ...{ sfra: 'salesforce', sitegenesis: 'salesforce', sfcc: 'salesforce', shopware: 'shopware6' },
}

describe.each(adapters.map((adapter) => ({ ...adapter })))('the adapter $name', (adapter) => {
  it('has hints as recipes have them, and selectors that browsers read', () => {
    expect(v.parse(pageHints, adapter.hints)).toEqual(adapter.hints)
    for (const sign of adapter.signs) expect(() => document.querySelector(sign)).not.toThrow()
  })
})

it('takes no page for one of a platform that it isn’t', async () => {
  const open = (await readFixtures()).filter(({ name }) => !isHeldOut(name))
  // One of each platform: parsing takes its time.
  const each = new Map(open.map((fixture) => [fixture.shop.platform, fixture]))
  const wrong = [...each].flatMap(([platform, { name, template }]) => {
    const taken = guideTo(parsed(template)).platform
    return taken === null || taken === (names[platform] ?? platform) ? [] : [`${name}: ${taken}`]
  })
  expect(wrong).toEqual([])
})

describe('a platform', () => {
  const woo =
    '<meta name="generator" content="WooCommerce 9.8"><body class="woocommerce-cart"></body>'

  it('is recognised by two signs that have nothing to do with each other', () => {
    expect(guideTo(parsed(woo))).toMatchObject({ platform: 'woocommerce' })
  })

  it('is not recognised by one', () => {
    expect(guideTo(parsed('<body class="woocommerce-cart"></body>'))).toMatchObject({
      ...{ platform: null, openApi: null },
    })
  })

  it('is the one that shows the most signs', () => {
    const moved = `${woo}<form class="woocommerce-cart-form"></form>
      <script src="https://cdn.shopify.com/s/old.js" type="text/plain"></script>
      <meta name="shopify-digital-wallet">`
    expect(guideTo(parsed(moved)).platform).toBe('woocommerce')
  })
})

describe('a recipe', () => {
  const recipe: Recipe = {
    domain: 'shop.example',
    pages: [
      { path: '/blank', hints: { field: ['#code'] } },
      { path: '/*', hints: { field: ['#other'] } },
    ],
  }
  // A page without an address of its own is at about:blank.
  const page = (html: string) => {
    const document = parsed(html)
    Object.defineProperty(document, 'URL', { value: 'https://shop.example/blank' })
    return document
  }

  it('gives the hints of the first page whose path fits', () => {
    expect(guideTo(page('')).hintsFor(recipe)).toEqual([{ field: ['#code'] }])
  })

  it('goes before the platform', () => {
    const woo =
      '<meta name="generator" content="WooCommerce 9.8"><body class="woocommerce-cart"></body>'
    const hints = guideTo(page(woo)).hintsFor(recipe)
    expect(hints).toHaveLength(2)
    expect(hints[0]).toEqual({ field: ['#code'] })
  })

  it.each([
    ['that isn’t there', undefined],
    ['for other pages', { ...recipe, pages: [{ path: '/cart', hints: { field: ['#code'] } }] }],
    ['of another shape', { ...recipe, script: 'alert(1)' }],
    [
      'with a selector that is none',
      { ...recipe, pages: [{ path: '/*', hints: { field: ['#'] } }] },
    ],
  ])('%s gives none', (_, given) => {
    expect(guideTo(page('')).hintsFor(given)).toEqual([])
  })
})
