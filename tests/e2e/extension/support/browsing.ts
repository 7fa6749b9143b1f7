import type { BundleRetailer, SupportedIndex, VoucherBundle } from '#domain/contract/bundles.ts'
import { domainHash } from '#domain/vouchers/domain-hash.ts'
import { gapsOf } from '#domain/vouchers/domain-marks.ts'
import { aRetailer, aVoucher } from '#tests/support/extension-ports.ts'
import { shopCodes } from './vouchers.ts'

export interface Visit {
  readonly address: string
  /** Whether the toolbar button is pressed on it. */
  readonly press: boolean
  /** The code that the popup shows there; undefined at pages that are no shop's. */
  readonly code: string | undefined
}

const names = [
  ...['anchovy', 'barnacle', 'cockle', 'dulse', 'eider', 'fulmar', 'gannet', 'halyard', 'inlet'],
  ...['jetty', 'kelp', 'limpet', 'mussel', 'nautilus', 'oyster', 'puffin', 'quay', 'razorbill'],
  ...['samphire', 'tern'],
]
const codeOf = (name: string) => `${name.toUpperCase()}5`
const domainOf = (name: string) => `${name}-goods.example`

/** Sixty pages, every third of them a shop's; the button is pressed on every fourth. */
export const visits: readonly Visit[] = names
  .flatMap((name) => [
    { address: `http://www.${domainOf(name)}/basket/${name}?from=${name}-list`, name },
    { address: `http://${name}-journal.example/read/${name}`, name: undefined },
    { address: `http://weather.${name}.example/?town=${name}`, name: undefined },
  ])
  .map(({ address, name }, index) => ({
    address,
    press: index % 4 === 0,
    code: name === undefined ? undefined : codeOf(name),
  }))

/** What in a request would tell of a page or a shop. */
export const tellingWords: readonly string[] = [
  ...names,
  ...names.map((name) => domainHash(domainOf(name))),
  'shop.localhost',
]

const retailers: readonly BundleRetailer[] = [
  ...names.map((name) =>
    aRetailer({ domain: domainOf(name), vouchers: [aVoucher({ coupon_code: codeOf(name) })] }),
  ),
  aRetailer({
    domain: 'shop.localhost',
    vouchers: shopCodes.map((code) => aVoucher({ coupon_code: code })),
  }),
]

const byHash = Map.groupBy(retailers, ({ domain }) => domainHash(domain))
const bundleNames = Array.from('0123456789abcdef')

const index: SupportedIndex = {
  version: 1,
  built: '2026-05-01T00:00:00.000Z',
  gaps: gapsOf(byHash.keys()),
  bundles: bundleNames,
}

function bundleOf(name: string): VoucherBundle {
  const mine = [...byHash].filter(([hash]) => hash.startsWith(name))
  return { version: 1, retailers: Object.fromEntries(mine) }
}

/** The extension's files on our site, in as many bundles as a large site has. By path. */
export const siteFiles: Readonly<Record<string, unknown>> = {
  '/extension/index.json': index,
  '/extension/popular.json': { version: 1, domains: retailers.map(({ domain }) => domain) },
  ...Object.fromEntries(
    bundleNames.map((name) => [`/extension/bundles/${name}.json`, bundleOf(name)]),
  ),
}
