import { serveShop } from '#local/shop/serve-shop.ts'
import { shopperIn } from '#tests/e2e/extension/support/shopper.ts'
import { serveVoucherSite } from '#tests/e2e/extension/support/voucher-site.ts'
import { median, type Figure, type Settings } from '../figure.ts'
import { productionExtension } from '../production-extension.ts'

const runs = 3
/** As quick shops do, in ms: a slow one hides what the run takes itself. */
const answersAfter = 500

/** The temperament that each driver is made for. */
const temperaments = { page: 'ajax', form: 'form-post', reload: 'reload' }

interface Options extends Pick<Settings, 'say'> {
  /** Empty, to build into. */
  readonly folder: string
}

/** A whole run beside the time that the shop alone took for its answers in it. */
export async function* overheadFigures({ folder, say }: Options): AsyncGenerator<Figure> {
  await using started = new AsyncDisposableStack()
  const site = await serveVoucherSite()
  started.defer(() => site.close())
  let answered = 0
  const timing = { answersAfter, onAnswer: (took: number) => (answered += took) }
  const shop = await serveShop({ port: 0, timing })
  started.defer(() => shop.close())
  const shopper = await shopperIn(shop, await productionExtension(site.origin, folder))
  started.defer(() => shopper.leave())

  for (const [driver, temperament] of Object.entries(temperaments)) {
    const ratios: number[] = []
    for (let seed = 1; seed <= runs; seed++) {
      say(`A run by the ${driver} driver, ${seed} of ${runs}`)
      await shopper.arrive(temperament, seed)
      answered = 0
      await shopper.startRun()
      const { startedAt } = await shopper.runEnded()
      ratios.push((Date.now() - Date.parse(startedAt)) / answered)
    }
    yield { name: `engine.overhead.${driver}`, value: median(ratios) }
  }
}
