import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '#domain/locale.ts'
import { median, type Figure, type Settings } from '../figure.ts'
import { runProgram } from '../run-program.ts'
import { serveData, type Data } from './data.ts'
import { ensureHugo, hugoSite } from './hugo.ts'
import { shopsCsv } from './records.ts'

const shops = 1_000
const manyShops = 10_000
const runs = 5
const changes = 3

/** How long the site's build takes, in `folder`, from the data of a real API. */
export async function* buildFigures(
  folder: string,
  { say, long }: Settings,
): AsyncGenerator<Figure> {
  await ensureHugo(say)
  await using data = await serveData(folder)
  const site = siteBuild(join(folder, 'built'), data)

  say('Building a site of one shop, to know how long the start takes')
  await data.put(shopsCsv(1))
  const start = median(await inTurn(3, site.cold))

  await data.put(shopsCsv(shops))
  say(`Building a site of ${String(shops)} shops, in turn with Hugo, ${String(runs)} times`)
  await site.cold()
  const hugo = await hugoSite(join(folder, 'hugo'), { api: data, dist: site.dist })
  const ours: number[] = []
  const theirs: number[] = []
  for (let run = 0; run < runs; run++) {
    ours.push(await site.cold())
    theirs.push(await hugo.build())
  }
  const whole = median(ours)
  const perPage = (seconds: number, count: number) =>
    ((seconds - start) * 1000) / ((count - 1) * locales.length)
  yield { name: 'site.build.ms_per_page.4k', value: perPage(whole, shops), unit: 'ms' }
  yield { name: 'site.build.vs_hugo.4k', value: whole / median(theirs) }

  say('Changing one shop and building again')
  const again: number[] = []
  for (let changed = 1; changed <= changes; changed++) {
    await data.put(shopsCsv(shops, changed))
    again.push(await site.warm())
  }
  yield { name: 'site.build.one_change.ratio', value: median(again) / whole }

  if (!long) return
  say(`Building a site of ${String(manyShops)} shops, then the same with Hugo`)
  await data.put(shopsCsv(manyShops))
  const many = await site.coldAndPeak()
  yield { name: 'site.build.ms_per_page.40k', value: perPage(many.seconds, manyShops), unit: 'ms' }
  yield { name: 'site.build.peak.40k.MB', value: many.peakMB, unit: 'MB' }
  const manyHugo = await hugoSite(join(folder, 'many-hugo'), { api: data, dist: site.dist })
  yield { name: 'site.build.vs_hugo.40k', value: many.seconds / (await manyHugo.build()) }
}

/** Our production build, each in a process of its own; seconds of the whole process. */
function siteBuild(folder: string, data: Data) {
  const program = fileURLToPath(import.meta.resolve('./build-site.ts'))
  const warmAndPeak = () =>
    runProgram([program, folder], {
      NODE_ENV: 'production',
      POUCH_SITE_ORIGIN: 'https://pouch.example',
      POUCH_API_ORIGIN: data.origin,
    })
  const coldAndPeak = async () => {
    await rm(folder, { recursive: true, force: true })
    return warmAndPeak()
  }
  return {
    dist: join(folder, 'dist'),
    warm: async () => (await warmAndPeak()).seconds,
    cold: async () => (await coldAndPeak()).seconds,
    coldAndPeak,
  }
}

async function inTurn(times: number, measure: () => Promise<number>): Promise<number[]> {
  const measured: number[] = []
  for (let time = 0; time < times; time++) measured.push(await measure())
  return measured
}
