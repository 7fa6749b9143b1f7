import { beforeEach, describe, expect, test } from 'vitest'
import type { OutcomeReport } from '#domain/contract/outcomes.ts'
import { memoryStore } from '#tests/support/extension-ports.ts'
import { keptForMs, mostReports, reportQueue, sentWithinMs } from './report-queue.ts'

const start = Date.parse('2026-05-02T10:00:00Z')
const report = (retailer: number): OutcomeReport => ({
  ...{ retailer, outcomes: [{ voucher: retailer * 100, result: 'worked' }] },
})

let local: ReturnType<typeof memoryStore>
let time: number
let isAgreed: boolean
let isOffline: boolean
let drawn: number
let sent: { address: RequestInfo | URL; init: RequestInit }[]

/** As the background makes it each time that it starts. */
const queue = () =>
  reportQueue({
    local,
    apiOrigin: 'https://api.example',
    now: () => new Date(time),
    random: () => drawn,
    isAgreed: () => Promise.resolve(isAgreed),
    fetch: (address, init = {}) => {
      if (isOffline) return Promise.reject(new TypeError('no network'))
      sent.push({ address, init })
      return Promise.resolve(Response.error())
    },
  })
const told = () => sent.map(({ init }) => JSON.parse(init.body as string) as unknown)
const waiting = () => (local.content.reports as unknown[] | undefined)?.length ?? 0

beforeEach(() => {
  local = memoryStore()
  time = start
  isAgreed = true
  isOffline = false
  drawn = 0.5
  sent = []
})

describe('a report', () => {
  test('is sent when it is due, by a background that has been evicted meanwhile, and once', async () => {
    await queue().add([report(7)])
    await queue().sendDue()
    expect(sent).toEqual([])
    time += sentWithinMs / 2
    await queue().sendDue()
    await queue().sendDue()
    expect(told()).toEqual([report(7)])
    expect(local.content).toEqual({})
  })

  test('is due at a random moment of some hours', async () => {
    drawn = 1
    await queue().add([report(7)])
    time += sentWithinMs - 1
    await queue().sendDue()
    expect(sent).toEqual([])
    time += 1
    await queue().sendDue()
    expect(sent).toHaveLength(1)
  })

  test('goes to our API with nothing that tells whose it is', async () => {
    drawn = 0
    await queue().add([report(7)])
    await queue().sendDue()
    expect(sent).toMatchObject([
      {
        address: 'https://api.example/v1/outcomes',
        init: {
          method: 'POST',
          // With an answer that can be read, Firefox would tell the number of the installation.
          mode: 'no-cors',
          referrerPolicy: 'no-referrer',
          credentials: 'omit',
        },
      },
    ])
    expect(sent[0]?.init.headers).toBeUndefined()
  })

  test('goes by itself, though others are due as well', async () => {
    drawn = 0
    await queue().add([report(7), report(8)])
    await queue().sendDue()
    expect(told()).toEqual([report(7)])
    await queue().sendDue()
    expect(told()).toEqual([report(7), report(8)])
  })

  test('is sent once where the background wakes up twice at a time', async () => {
    drawn = 0
    await queue().add([report(7)])
    const awake = queue()
    await Promise.all([awake.sendDue(), awake.sendDue()])
    expect(sent).toHaveLength(1)
  })

  test('waits on without a network, and is dropped after two days', async () => {
    drawn = 0
    isOffline = true
    await queue().add([report(7)])
    await queue().sendDue()
    expect(waiting()).toBe(1)
    time += keptForMs
    isOffline = false
    await queue().sendDue()
    expect(sent).toEqual([])
    expect(local.content).toEqual({})
  })

  test('is dropped where the clock was put back, rather than kept for longer', async () => {
    await queue().add([report(7)])
    time -= 1000
    await queue().sendDue()
    expect(local.content).toEqual({})
  })
})

describe('the reports that wait', () => {
  test('are one of each retailer: more wouldn’t count', async () => {
    await queue().add([report(7)])
    await queue().add([report(7), report(8)])
    expect(waiting()).toBe(2)
  })

  test('are no more than their most, the newest', async () => {
    for (let retailer = 1; retailer <= mostReports + 2; retailer++) {
      await queue().add([report(retailer)])
    }
    expect(waiting()).toBe(mostReports)
    drawn = 0
    time += sentWithinMs
    await queue().sendDue()
    expect(told()).toEqual([report(3)])
  })

  test('are dropped unsent where the shopper no longer agrees', async () => {
    drawn = 0
    await queue().add([report(7), report(8)])
    isAgreed = false
    await queue().sendDue()
    expect(sent).toEqual([])
    expect(local.content).toEqual({})
  })

  test('are written nowhere as long as there are none', async () => {
    await queue().add([])
    await queue().sendDue()
    expect(local.content).toEqual({})
  })
})
