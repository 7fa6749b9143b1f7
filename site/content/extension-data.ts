import * as v from 'valibot'
import {
  type BundleRetailer,
  type SupportedIndex,
  type VoucherBundle,
} from '#domain/contract/bundles.ts'
import { plainVoucher } from '#domain/contract/voucher.ts'
import { countries, type Locale } from '#domain/locale.ts'
import { planBundles } from '#domain/vouchers/bundle-plan.ts'
import { domainHash } from '#domain/vouchers/domain-hash.ts'
import { gapsOf } from '#domain/vouchers/domain-marks.ts'
import { liveVouchers } from '#domain/vouchers/liveness.ts'
import { readRecipes, recipeFiles } from './recipes.ts'
import { builtAt, retailersOf } from './retailers.ts'

let data: Promise<{ index: SupportedIndex; bundles: Map<string, VoucherBundle> }> | undefined

/** What the extension needs to know of all shops of both countries, as files of the site. */
export function extensionData() {
  data ??= readExtensionData()
  return data
}

async function readExtensionData() {
  const retailers = (await Promise.all(countries.map(retailersOfCountry))).flat()
  const byHash = Map.groupBy(retailers, ({ domain }) => domainHash(domain))
  const recipes = recipesByHash()
  const plan = planBundles([...byHash.keys()])
  const bundles = new Map<string, VoucherBundle>()
  for (const [name, hashes] of plan) {
    const entries = hashes.map((hash) => [hash, byHash.get(hash) ?? []] as const)
    const known = hashes.filter((hash) => recipes.has(hash))
    bundles.set(name, {
      version: 1,
      retailers: Object.fromEntries(entries),
      ...(known.length > 0 && {
        recipes: Object.fromEntries(known.map((hash) => [hash, recipes.get(hash)])),
      }),
    })
  }
  const index: SupportedIndex = {
    version: 1,
    built: builtAt.toISOString(),
    gaps: gapsOf(byHash.keys()),
    bundles: [...plan.keys()],
  }
  return { index, bundles }
}

function recipesByHash() {
  return new Map(readRecipes(recipeFiles).map((recipe) => [domainHash(recipe.domain), recipe]))
}

async function retailersOfCountry(country: (typeof countries)[number]): Promise<BundleRetailer[]> {
  // Vouchers are those of the country, whatever the language of the page.
  const locale: Locale = `en-${country}`
  return (await retailersOf(locale)).map(({ merchant, vouchers }) => ({
    id: merchant.id,
    slug: merchant.slug,
    name: merchant.name,
    domain: merchant.domain,
    country,
    vouchers: liveVouchers(vouchers, builtAt)
      .filter(({ voucher_type }) => voucher_type === 'code')
      .map((voucher) => v.parse(plainVoucher, voucher)),
  }))
}
