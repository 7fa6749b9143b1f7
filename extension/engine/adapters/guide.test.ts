// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { Recipe } from '#domain/contract/recipe.ts'
import { guideTo } from './guide.ts'

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

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

it('says of Shopware’s last step that a code can’t go back there, and not of its basket', () => {
  const page = (act: string) =>
    parsed(
      `<body class="is-ctl-checkout ${act}"><form action="/checkout/promotion/add"><input id="addPromotionInput"></form></body>`,
    )
  const isFixed = (act: string) => guideTo(page(act)).hintsFor(null)[0]?.fixed === true
  expect(isFixed('is-act-confirmpage')).toBe(true)
  expect(isFixed('is-act-cartpage')).toBe(false)
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
