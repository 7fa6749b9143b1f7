import { beforeEach, describe, expect, test } from 'vitest'
import type { RunOrder } from '../apply-codes/apply-codes.ts'
import { runBook, type Ticket } from '../apply-codes/run-book.ts'
import type { ShopAccess } from '../ports.ts'
import { memoryStore } from '#tests/support/extension-ports.ts'
import { lentAccess } from './lent-access.ts'

const tabId = 7
const basket = 'http://shop.example:8080/basket'

let clock: Date
let session: ReturnType<typeof memoryStore>
let local: ReturnType<typeof memoryStore>
/** What the shopper has given us, by site. */
let given: Set<string>
/** What the tab shows. */
let address: string | undefined
let started: number[]
/** The codes that shoppers named. */
let told: (string | undefined)[]
/** Whether the browser asks for the pages of every shop. */
let asksForShops: boolean
/** A frame of another origin that holds the basket. */
let frame: string | undefined

const siteOf = (page: string) => `http://${new URL(page).hostname}/`
const access: ShopAccess = {
  has: (page) => Promise.resolve(given.has(siteOf(page))),
  giveBack: (page) => {
    given.delete(siteOf(page))
    return Promise.resolve()
  },
}

/** Writes down how far the run has come. */
function ticketAt(stage: Ticket['stage']): Promise<void> {
  const order = {
    host: 'shop.example',
    address: basket,
    frame,
    codes: ['ONE'],
    offers: [],
    currencyHint: 'GBP',
  }
  const ticket: Ticket = {
    ...order,
    stage,
    documentId: null,
    sentTo: null,
    sentForAt: 0,
    sentBy: 'a background',
    state: null,
    loadedBy: 'shopper',
    isStopped: false,
    ending: null,
  }
  return runBook(session).write(tabId, { ticket })
}

/** The background as it is after a start: nothing but what lies in storage. */
function background() {
  return lentAccess({
    asksForShops,
    access,
    looking: {
      order: () =>
        Promise.resolve(
          address === undefined
            ? undefined
            : ({
                host: 'shop.example',
                address,
                frame,
                codes: ['ONE'],
                offers: [],
                currencyHint: 'GBP',
              } satisfies RunOrder),
        ),
    },
    runs: {
      async start(id, order) {
        if (started.includes(id)) return false
        started.push(id)
        told.push(order.told)
        await ticketAt('trying')
        return true
      },
    },
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
  address = basket
  started = []
  told = []
  asksForShops = true
  frame = undefined
})

describe('a browser that asks for the shop', () => {
  test('starts the run once the shopper says yes, also in another background', async () => {
    expect(await background().start(tabId, false)).toBe('waiting')
    expect(started).toEqual([])
    given.add(siteOf(basket))
    await background().accessGiven()
    expect(started).toEqual([tabId])
  })

  test('keeps the code that the shopper named over the question', async () => {
    await background().start(tabId, false, 'MINE5')
    given.add(siteOf(basket))
    await background().accessGiven()
    expect(told).toEqual(['MINE5'])
  })

  test('starts it once where the yes comes before the wish is written down', async () => {
    const runs = background()
    given.add(siteOf(basket))
    expect(await runs.start(tabId, false)).toBe('started')
    await runs.accessGiven()
    expect(started).toEqual([tabId])
  })

  test('does not start it for another shop, nor on a page that the tab has gone to since', async () => {
    await background().start(tabId, false)
    given.add('http://other.example/')
    await background().accessGiven()
    given.add(siteOf(basket))
    address = undefined
    await background().accessGiven()
    expect(started).toEqual([])
  })

  test('does not start it after a no, whatever is given later, and takes nothing of that away', async () => {
    await background().start(tabId, false)
    await background().withdraw(tabId)
    given.add(siteOf(basket))
    await background().accessGiven()
    await background().giveBack()
    expect(started).toEqual([])
    expect([...given]).toEqual([siteOf(basket)])
    expect([session.content, local.content]).toEqual([{}, {}])
  })

  test('forgets the wish when the answer is long in coming', async () => {
    await background().start(tabId, false)
    clock = new Date('2026-05-02T10:05:01Z')
    given.add(siteOf(basket))
    await background().accessGiven()
    expect(started).toEqual([])
    expect(session.content).toEqual({})
  })

  test('starts it at once where the shopper has given the shop before, for good', async () => {
    given.add(siteOf(basket))
    expect(await background().start(tabId, true)).toBe('started')
    await ticketAt('ended')
    await background().giveBack()
    expect([...given]).toEqual([siteOf(basket)])
  })
})

describe('what the shopper gave for a run', () => {
  test('is given back although the yes came before the background had looked', async () => {
    given.add(siteOf(basket))
    expect(await background().start(tabId, false)).toBe('started')
    await ticketAt('ended')
    await background().giveBack()
    expect([...given]).toEqual([])
  })

  async function lent() {
    await background().start(tabId, false)
    given.add(siteOf(basket))
    given.add('http://other.example/')
    await background().accessGiven()
  }

  test.each(['trying', 'loading', 'away', 'refreshing'] as const)(
    'is kept while a run is %s',
    async (stage) => {
      await lent()
      await ticketAt(stage)
      await background().giveBack()
      expect(given.has(siteOf(basket))).toBe(true)
    },
  )

  test('is kept while the question is open', async () => {
    await background().start(tabId, false)
    given.add(siteOf(basket))
    await background().giveBack()
    expect(given.has(siteOf(basket))).toBe(true)
  })

  test('is given back after its end, and nothing else is', async () => {
    await lent()
    await ticketAt('ended')
    await background().giveBack()
    expect([...given]).toEqual(['http://other.example/'])
    expect(local.content).toEqual({})
  })

  test('is given back after a restart of the browser that cut the run short', async () => {
    await lent()
    session = memoryStore()
    await background().giveBack()
    expect([...given]).toEqual(['http://other.example/'])
  })
})

describe('a browser that asks for frames of other origins alone', () => {
  const inner = 'http://pay.example'

  beforeEach(() => {
    asksForShops = false
  })

  test('starts a run in the page without a question', async () => {
    expect(await background().start(tabId, false)).toBe('started')
    expect([started, local.content]).toEqual([[tabId], {}])
  })

  test('starts one in a frame once the shopper lets us in there, and gives that back', async () => {
    frame = inner
    expect(await background().start(tabId, false)).toBe('waiting')
    given.add(siteOf(inner))
    await background().accessGiven()
    expect(started).toEqual([tabId])
    await background().giveBack()
    expect(given.has(siteOf(inner))).toBe(true)
    await ticketAt('ended')
    await background().giveBack()
    expect([...given]).toEqual([])
  })

  test('leaves to the shopper what was given for good', async () => {
    frame = inner
    given.add(siteOf(inner))
    expect(await background().start(tabId, true)).toBe('started')
    await ticketAt('ended')
    await background().giveBack()
    expect([...given]).toEqual([siteOf(inner)])
  })
})
