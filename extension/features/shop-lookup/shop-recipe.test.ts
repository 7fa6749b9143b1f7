import { expect, test } from 'vitest'
import { domainHash } from '#domain/vouchers/domain-hash.ts'
import { aRetailer, memoryStore, published } from '#tests/support/extension-ports.ts'
import { storedVouchers } from '../voucher-refresh/stored-vouchers.ts'
import { recipeOf } from './shop-recipe.ts'

const recipe = { domain: 'shop.example', pages: [{ path: '/basket', hints: { field: ['#c'] } }] }

async function stored(recipes?: Record<string, unknown>) {
  const vouchers = storedVouchers(memoryStore())
  const { index, bundle } = published([aRetailer({ domain: 'shop.example' })])
  await vouchers.replace(
    new Date(),
    index,
    new Map([['all', recipes ? { ...bundle, recipes } : bundle]]),
  )
  return vouchers
}

test('finds the recipe of a shop in its bundle', async () => {
  const vouchers = await stored({ [domainHash('shop.example')]: recipe })
  expect(await recipeOf('shop.example', vouchers)).toEqual(recipe)
})

test('finds none in a bundle without recipes, and none of another shop', async () => {
  expect(await recipeOf('shop.example', await stored())).toBeUndefined()
  const vouchers = await stored({
    [domainHash('shop.example')]: { ...recipe, domain: 'a.example' },
  })
  expect(await recipeOf('shop.example', vouchers)).toBeUndefined()
})

test('keeps the vouchers of a bundle whose recipe it can’t read', async () => {
  const vouchers = await stored({ [domainHash('shop.example')]: { version: 9 } })
  expect(await vouchers.bundleOf(domainHash('shop.example'))).toBeDefined()
  expect(await recipeOf('shop.example', vouchers)).toBeUndefined()
})
