import type {
  BundleRetailer,
  PopularShops,
  SupportedIndex,
  VoucherBundle,
} from '#domain/contract/bundles.ts'
import type { PlainVoucher } from '#domain/contract/voucher.ts'
import { domainHash } from '#domain/vouchers/domain-hash.ts'
import { gapsOf } from '#domain/vouchers/domain-marks.ts'
import { nameless, namelessRecipe, woo } from './guided-shops.ts'

/** The codes of the demonstration shop, in the order in which a run tries them. */
export const shopCodes = [
  'NOTACODE',
  'WELCOME5',
  'SEASIDE10',
  'TAKE8',
  'BIGBASKET20',
  'SUMMER24',
  'FREESHIP',
  'HARBOUR15',
  'GULLS30',
] as const

/** A shop under a suffix of two levels, which shares the suffix with many others. */
export const coUkShop = { domain: 'limpet-lane.co.uk', code: 'LIMPET5' } as const

const past = '2020-01-01T00:00:00.000Z'

function retailer(
  id: number,
  name: string,
  domain: string,
  codes: readonly string[],
  changes: Partial<PlainVoucher> = {},
): BundleRetailer {
  const vouchers = codes.map((code, index): PlainVoucher => ({
    id: id * 100 + index,
    id_merchant: id,
    merchant: name,
    domain,
    voucher_type: 'code',
    coupon_code: code,
    title: `An offer with ${code.trim()}`,
    terms: 'Once for each customer.',
    start_date: past,
    end_date: null,
    deal_type: 'percentage',
    exclusivity: 'plain',
    url: null,
    added: past,
    statistics: { tries: 0, successes: 0, last_worked: null, recent: null },
    ...changes,
  }))
  return { id, slug: domain.replaceAll('.', '-'), name, domain, country: 'gb', vouchers }
}

/** As feeds write them: one with white space around it, one twice, one that has ended. */
const seaShop = retailer(
  1,
  'Shop by the Sea',
  'shop.localhost',
  shopCodes.map((code) => (code === 'SEASIDE10' ? ' SEASIDE10\t' : code)),
)
const ended = retailer(1, seaShop.name, seaShop.domain, ['LASTYEAR'], { end_date: past })
const twice = retailer(1, seaShop.name, seaShop.domain, ['WELCOME5'])

const retailers: readonly BundleRetailer[] = [
  { ...seaShop, vouchers: [...ended.vouchers, ...seaShop.vouchers, ...twice.vouchers] },
  retailer(2, 'Limpet Lane', coUkShop.domain, [coUkShop.code]),
  retailer(3, 'Benefit Bay', nameless.domain, nameless.codes),
  retailer(4, 'Woodwork', woo.domain, woo.codes),
]

const byHash = retailers.map((each): [string, BundleRetailer[]] => [
  domainHash(each.domain),
  [each],
])

export const index: SupportedIndex = {
  version: 1,
  built: past,
  gaps: gapsOf(byHash.map(([hash]) => hash)),
  bundles: ['all'],
}

export const bundle: VoucherBundle = {
  version: 1,
  retailers: Object.fromEntries(byHash),
  recipes: { [domainHash(nameless.domain)]: namelessRecipe },
}

export const popular: PopularShops = {
  version: 1,
  domains: retailers.map(({ domain }) => domain).sort(),
}
