import type { BundleRetailer, SupportedIndex, VoucherBundle } from '#domain/contract/bundles.ts'
import type { PlainVoucher } from '#domain/contract/voucher.ts'
import type { Reading } from '#domain/contract/run.ts'
import { domainHash } from '#domain/vouchers/domain-hash.ts'
import { gapsOf } from '#domain/vouchers/domain-marks.ts'
import type { RunProgress } from '#domain/contract/run.ts'
import type { Pages, Store, Tabs } from '#extension/features/ports.ts'

/** A store of the extension in memory. Values are copied as JSON, as a browser does. */
export function memoryStore(content: Record<string, unknown> = {}): Store & {
  readonly content: Record<string, unknown>
} {
  const copy = (value: unknown): unknown =>
    value === undefined ? undefined : JSON.parse(JSON.stringify(value))
  return {
    content,
    get: (key) => Promise.resolve(copy(content[key])),
    set: (entries) => {
      Object.assign(content, copy(entries))
      return Promise.resolve()
    },
    remove: (keys) => {
      for (const key of keys) Reflect.deleteProperty(content, key)
      return Promise.resolve()
    },
    keys: () => Promise.resolve(Object.keys(content)),
  }
}

/** A browser with one tab; its fields are what the tab shows and what was done to it. */
export function fakeTab(address = 'https://shop.example/basket') {
  const tab = {
    address: address as string | undefined,
    documentId: 'first' as string | undefined,
    isLoading: false,
    isPrivate: false,
    isBasket: true,
    /** Origin of a frame that holds the basket, with the document that it shows. */
    frame: undefined as { origin: string; documentId: string } | undefined,
    /** Pages closed to extensions refuse scripts. */
    refusesScripts: false,
    injected: [] as ('finder' | 'run' | 'ending' | 'prompt')[],
    loaded: [] as string[],
    stopped: [] as string[],
  }
  const inject = (script: 'finder' | 'run' | 'ending' | 'prompt') => {
    if (tab.refusesScripts) return Promise.reject(new Error('closed'))
    tab.injected.push(script)
    return Promise.resolve()
  }
  const tabs: Tabs = {
    addressOf: () => Promise.resolve(tab.address),
    isLoading: () => Promise.resolve(tab.isLoading),
    isPrivate: () => Promise.resolve(tab.isPrivate),
    load: (_, to) => {
      tab.loaded.push(to)
      return Promise.resolve()
    },
  }
  const pages: Pages = {
    basketIn: () =>
      inject('finder').then(() => {
        if (tab.isBasket) return 'page'
        return tab.frame === undefined ? 'none' : { frame: tab.frame.origin }
      }),
    injectRun: () => inject('run'),
    injectEnding: () => inject('ending'),
    injectPrompt: () => inject('prompt'),
    documentOf: (_, frame) => {
      const shown = tab.frame?.origin === frame ? tab.frame?.documentId : undefined
      return Promise.resolve(frame === undefined ? tab.documentId : shown)
    },
    stopRun: ({ documentId }) => {
      tab.stopped.push(documentId)
      return Promise.resolve()
    },
  }
  return { tab, tabs, pages }
}

let lastId = 0

export function aVoucher(differing: Partial<PlainVoucher> = {}): PlainVoucher {
  lastId += 1
  return {
    id: lastId,
    id_merchant: 1,
    merchant: 'Gull & Anchor',
    domain: 'shop.example',
    voucher_type: 'code',
    coupon_code: `CODE${lastId}`,
    title: '10% off',
    terms: '',
    start_date: null,
    end_date: null,
    deal_type: 'percentage',
    exclusivity: 'plain',
    url: null,
    added: '2026-01-01T00:00:00Z',
    statistics: { tries: 0, successes: 0, last_worked: null, recent: null },
    ...differing,
  }
}

export function aRetailer(differing: Partial<BundleRetailer> = {}): BundleRetailer {
  lastId += 1
  return {
    id: lastId,
    slug: 'gull-and-anchor',
    name: 'Gull & Anchor',
    domain: 'shop.example',
    country: 'gb',
    vouchers: [],
    ...differing,
  }
}

/** An index with one bundle that holds the retailers, as the site publishes them. */
export function published(retailers: readonly BundleRetailer[]): {
  index: SupportedIndex
  bundle: VoucherBundle
} {
  const byHash = Object.groupBy(retailers, ({ domain }) => domainHash(domain))
  const bundle = {
    version: 1 as const,
    retailers: Object.fromEntries(
      Object.entries(byHash).map(([hash, shops]) => [hash, shops ?? []]),
    ),
  }
  const index = {
    version: 1 as const,
    built: '2026-05-01T00:00:00Z',
    gaps: gapsOf(Object.keys(byHash)),
    bundles: ['all'],
  }
  return { index, bundle }
}

/** A run's report with everything that the differing part does not say left open. */
export function aProgress(differing: Partial<RunProgress> = {}): RunProgress {
  return {
    phase: 'running',
    startedAt: '2026-05-02T10:00:00Z',
    arrival: aReading(5000),
    arrivalCodes: [],
    final: null,
    kept: [],
    outcomes: [],
    saving: null,
    currency: 'GBP',
    cause: null,
    ...differing,
  }
}

/** A total in pence. */
export function aReading(minor: number): Reading {
  return { total: { minor, currency: 'GBP' }, label: 'Total', at: '2026-05-02T10:00:00Z' }
}
