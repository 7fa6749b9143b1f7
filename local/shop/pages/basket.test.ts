// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { temperaments } from '../temperaments.ts'
import { openSession, type Session } from '../trade/session.ts'
import { bestTotal, enterCode, priceOf } from '../trade/till.ts'
import { basketPage } from './basket.ts'
import { checkoutPage } from './checkout.ts'
import { money } from './html.ts'

const shops = temperaments.map((temperament) => [temperament.name, temperament] as const)
const seeds = Array.from({ length: 40 }, (_, index) => index + 1)

/** The page as its script leaves it, with all that is behind something to open. */
async function basket(session: Session): Promise<Document> {
  const page = new DOMParser().parseFromString(String(await basketPage(session)), 'text/html')
  for (const template of page.querySelectorAll('template')) template.replaceWith(template.content)
  for (const place of page.querySelectorAll<HTMLElement>('[data-drawn]')) {
    place.textContent = place.dataset.drawn ?? ''
  }
  return page
}

/** The elements of a part that a window of this width shows, opened or still to be opened. */
function shown(page: Document, session: Session, part: string, width: 'wide' | 'narrow') {
  const { names } = session.look
  const other = names.cls(width === 'wide' ? 'narrow-only' : 'wide-only')
  return [...page.querySelectorAll(`.${names.cls(part)}`)].filter(
    (element) => element.closest(`.${other}`) === null,
  )
}

describe('the basket page', () => {
  it.each(shops)('shows one code field, one button and one total: %s', async (_, temperament) => {
    for (const seed of seeds) {
      const session = openSession(temperament, seed)
      const page = await basket(session)
      const total = money(session.look, priceOf(session).total)
      const { applied, entryWhenApplied } = session.look.code
      const holdsCode = session.codes.length > 0
      const withoutField = holdsCode && entryWhenApplied === 'vanishes'
      const withoutButton = withoutField || (holdsCode && applied === 'locked')
      for (const width of ['wide', 'narrow'] as const) {
        const count = (part: string) => shown(page, session, part, width).length
        expect(count('code-field')).toBe(withoutField ? 0 : 1)
        expect(count('code-button')).toBe(withoutButton ? 0 : 1)
        expect(count('code-remove')).toBe(holdsCode ? 1 : 0)
        const rows = shown(page, session, 'total-row', width)
        expect(rows.map((row) => row.textContent.includes(total))).toEqual([true])
        expect(count('line')).toBe(session.lines.length)
        expect(count('pay-button')).toBe(0)
      }
    }
  })

  it.each(shops)('has no form in a form and no id twice: %s', async (_, temperament) => {
    for (const seed of seeds) {
      const session = openSession(temperament, seed)
      enterCode(session, 'GULLS30')
      for (const markup of [await basketPage(session), await checkoutPage(session)]) {
        const forms = (String(markup).match(/<form\b|<\/form>/g) ?? []).join('')
        expect(forms.replaceAll('<form</form>', '')).toBe('')
        const ids = [...String(markup).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }
    }
  })

  it.each(shops)('is another document for the same basket under 200 seeds: %s', async (_, shop) => {
    const { lines } = openSession(shop, 1)
    const pages = new Set<string>()
    for (let seed = 1; seed <= 200; seed++) {
      const page = await basketPage({ ...openSession(shop, seed), lines })
      const main = /<main>(.*)<\/main>/s.exec(String(page))?.[1] ?? ''
      pages.add(main.replace(/value="[^"]*"/g, '').replace(/>[^<]*</g, '><'))
    }
    expect(pages.size).toBe(200)
  })

  it('shows the price of delivery under the total after a refusal, and tells no lie', async () => {
    const temperament = temperaments.find(({ name }) => name === 'shipping-line')
    if (temperament === undefined) throw new Error('no shop with a shipping line')
    const session = openSession(temperament, 2)
    const before = await rows(session)
    enterCode(session, 'SUMMER24')
    const after = await rows(session)
    expect(after.slice(0, -1)).toEqual(before)
    expect(after.at(-1)).toContain(session.look.phrases.say('delivery'))
    expect(after.join(' ')).toContain(
      money(session.look, bestTotal({ ...session, promotions: [] })),
    )
  })
})

async function rows(session: Session): Promise<string[]> {
  const page = await basket(session)
  return [...page.querySelectorAll(`.${session.look.names.cls('row')}`)].map((row) =>
    row.textContent.replace(/\s+/g, ' ').trim(),
  )
}
