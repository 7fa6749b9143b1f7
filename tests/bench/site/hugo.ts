import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fetchDealsIndex, fetchMerchant } from '#client/deals.ts'
import type { Api } from '#client/request.ts'
import type { MerchantAnswer } from '#domain/contract/deals.ts'
import { locales, type Locale } from '#domain/locale.ts'
import { pagePath } from '#domain/pages.ts'
import { hugoTemplate } from './hugo-template.ts'

const run = promisify(execFile)

/**
 * Installs Debian's Hugo where there is none.
 *
 * @throws Error where that can't be done.
 */
export async function ensureHugo(say: (line: string) => void): Promise<void> {
  if (await isThere()) return
  say('No Hugo found: installing Debian’s')
  try {
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'hugo'])
  } catch (cause) {
    throw new Error('No Hugo is installed and none could be fetched. Install one.', { cause })
  }
}

const isThere = () =>
  run('hugo', ['version']).then(
    () => true,
    () => false,
  )

interface Options {
  /** Where the records come from. */
  readonly api: Api
  /** Our own site, built of the same records. */
  readonly dist: string
}

/** A site for Hugo of the same merchant pages as ours, with templates that our pages are taken for. */
export async function hugoSite(folder: string, { api, dist }: Options) {
  const layouts = join(folder, 'layouts', '_default')
  await mkdir(layouts, { recursive: true })
  await writeFile(
    join(folder, 'config.toml'),
    'baseURL = "https://pouch.example/"\ndisableKinds = ["home", "section", "taxonomy", "term", "RSS", "sitemap"]\n',
  )
  for (const locale of locales) {
    const answers = await merchantsOf(api, locale)
    const [first] = answers
    if (first === undefined) throw new Error('the API has no merchants')
    const page = await readFile(join(dist, addressOf(first, locale), 'index.html'), 'utf8')
    await writeFile(join(layouts, `${locale}.html`), hugoTemplate(page, first, locale))
    const content = join(folder, 'content', locale)
    await mkdir(content, { recursive: true })
    for (const answer of answers) {
      await writeFile(join(content, `${answer.merchant.slug}.md`), frontMatter(answer, locale))
    }
  }
  return {
    /** Seconds of a whole build, with nothing kept from an earlier one. */
    build: async () => {
      await rm(join(folder, 'public'), { recursive: true, force: true })
      const from = performance.now()
      await run('hugo', ['--source', folder, '--ignoreCache', '--quiet'])
      return (performance.now() - from) / 1000
    },
  }
}

async function merchantsOf(api: Api, locale: Locale): Promise<MerchantAnswer[]> {
  const { data: index } = await fetchDealsIndex(api, locale)
  const answers: MerchantAnswer[] = []
  for (const { id } of index) answers.push((await fetchMerchant(api, locale, id)).data)
  return answers
}

const addressOf = ({ merchant }: MerchantAnswer, locale: Locale) =>
  pagePath('merchant', locale, { merchant: merchant.slug })

function frontMatter(answer: MerchantAnswer, locale: Locale): string {
  const { merchant, vouchers } = answer
  return JSON.stringify({
    title: merchant.name,
    slug: merchant.slug,
    url: addressOf(answer, locale),
    layout: locale,
    vouchers,
  })
}
