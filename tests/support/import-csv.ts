import { readAwin } from '#api/networks/awin/read.ts'
import { linkSeal } from '#api/rules/clicks/seal-link.ts'
import { importVouchers, type ImportReport } from '#api/rules/feeds/import-vouchers.ts'
import { voucherStore } from '#api/storage/import/voucher-store.ts'
import { clickKey } from './test-app.ts'

interface Options {
  readonly force?: boolean
  readonly now?: Date
}

/** Imports the text of an Awin export as `npm run import -- awin` does. */
export async function importCsv(
  databaseUrl: string,
  csv: string,
  { force = false, now = new Date() }: Options = {},
): Promise<ImportReport> {
  async function* chunks() {
    yield await Promise.resolve(csv)
  }
  return importVouchers({
    ctx: { store: voucherStore(databaseUrl), seal: linkSeal([clickKey]), clock: () => now },
    input: { source: 'awin', feed: readAwin(chunks()), force },
  })
}
