import { beforeEach, describe, expect, test } from 'vitest'
import type { RunOrder } from '../apply-codes/apply-codes.ts'
import type { Ticket } from '../apply-codes/run-book.ts'
import type { ShopAccess } from '../ports.ts'
import { memoryStore } from '#tests/support/extension-ports.ts'
import { startRuns } from './start-runs.ts'

const tabId = 7
const basket = 'http://shop.example:8080/basket'

let clock: Date
let session: ReturnType<typeof memoryStore>
let local: ReturnType<typeof memoryStore>
/** What the shopper has given us, by site. */
let given: Set<string>
let isAsked: boolean
/** What the tab shows. */
let address: string | undefined
let started: number[]
let open: Pick<Ticket, 'address'>[]
let whileAsking: () => void

const siteOf = (page: string) => `http://${new URL(page).hostname}/`
const access: ShopAccess = {
  get isAsked() {
    return isAsked
  },
  has: (page) => {
    const has = !isAsked || given.has(siteOf(page))
    whileAsking()
    return Promise.resolve(has)
  },
  giveBack: (page) => {
    given.delete(siteOf(page))
    return Promise.resolve()
  },
}

/** The background as it is after a start: nothing but what lies in storage. */
function background() {
  return startRuns({
    access,
    looking: {
      order: () =>
        Promise.resolve(
          address === undefined
            ? undefined
            : ({
                host: 'shop.example',
                address,
                codes: ['ONE'],
                currencyHint: 'GBP',
              } satisfies RunOrder),
        ),
    },
    runs: {
      start: (id) => {
        if (open.length > 0) return Promise.resolve(false)
        started.push(id)
        open.push({ address: basket })
        return Promise.resolve(true)
      },
    },
    book: { open: () => Promise.resolve(open as Ticket[]) },
    session,
    local,
    now: () => clock,
  })
}

beforeEach(() => {
  clock = new Date('2026-05-02T10:00:00Z')
  session = memoryStore()
  local = memoryStore()
  given = new Set()
  isAsked = true
  address = basket
  started = []
  open = []
  whileAsking = () => undefined
})

describe('a browser that asks for nothing', () => {
  test('starts the run on the press and keeps nothing of it', async () => {
    isAsked = false
    expect(await background().start(tabId)).toBe('started')
    expect(started).toEqual([tabId])
    expect([session.content, local.content]).toEqual([{}, {}])
  })
})

describe('a browser that asks for the shop', () => {
  test('starts the run once the shopper says yes, also in another background', async () => {
    expect(await background().start(tabId)).toBe('waiting')
    expect(started).toEqual([])
    given.add(siteOf(basket))
    await background().accessGiven()
    expect(started).toEqual([tabId])
  })

  test('starts it once where the yes comes before the wish is written down', async () => {
    const runs = background()
    let asked = 0
    whileAsking = () => {
      asked += 1
      if (asked === 1) given.add(siteOf(basket))
    }
    expect(await runs.start(tabId)).toBe('started')
    await runs.accessGiven()
    expect(started).toEqual([tabId])
  })

  test('does not start it for another shop, nor on a page that the tab has gone to since', async () => {
    await background().start(tabId)
    given.add('http://other.example/')
    await background().accessGiven()
    given.add(siteOf(basket))
    address = undefined
    await background().accessGiven()
    expect(started).toEqual([])
  })

  test('forgets the wish when the answer is long in coming', async () => {
    await background().start(tabId)
    clock = new Date('2026-05-02T10:05:01Z')
    given.add(siteOf(basket))
    await background().accessGiven()
    expect(started).toEqual([])
  })

  test('starts it at once where the shopper has given the shop before, for good', async () => {
    given.add(siteOf(basket))
    expect(await background().start(tabId)).toBe('started')
    open = []
    await background().giveBack()
    expect([...given]).toEqual([siteOf(basket)])
  })
})

describe('what the shopper gave for a run', () => {
  async function lent() {
    await background().start(tabId)
    given.add(siteOf(basket))
    given.add('http://other.example/')
    await background().accessGiven()
  }

  test('is kept while the run may go on', async () => {
    await lent()
    await background().giveBack()
    expect(given.has(siteOf(basket))).toBe(true)
  })

  test('is kept while the question is open', async () => {
    await background().start(tabId)
    given.add(siteOf(basket))
    await background().giveBack()
    expect(given.has(siteOf(basket))).toBe(true)
  })

  test('is given back after its end, and nothing else is', async () => {
    await lent()
    open = []
    await background().giveBack()
    expect([...given]).toEqual(['http://other.example/'])
    expect([session.content, local.content]).toEqual([{}, {}])
  })

  test('is given back after a restart of the browser that cut the run short', async () => {
    await lent()
    open = []
    session = memoryStore()
    await background().giveBack()
    expect([...given]).toEqual(['http://other.example/'])
  })
})
