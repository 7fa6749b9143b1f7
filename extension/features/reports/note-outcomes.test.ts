import { beforeEach, expect, test } from 'vitest'
import type { OutcomeReport } from '#domain/contract/outcomes.ts'
import type { RunProgress } from '#domain/contract/run.ts'
import { aProgress, aRetailer, aVoucher } from '#tests/support/extension-ports.ts'
import { liveCodes } from '../shop-lookup/live-codes.ts'
import { noteOutcomes } from './note-outcomes.ts'

const voucher = aVoucher({ coupon_code: 'TEN' })
const shop = aRetailer({ vouchers: [voucher] })
const ended: RunProgress = aProgress({
  phase: 'done',
  outcomes: ['TEN', 'MINE12'].map((code) => ({ code, outcome: { kind: 'no-effect' } })),
})

let isAgreed: boolean
let isPrivate: boolean
let leftBehind: string[]
let added: OutcomeReport[]

const note = (run = ended) =>
  noteOutcomes(
    {
      tabs: { isPrivate: () => Promise.resolve(isPrivate) },
      isAgreed: () => Promise.resolve(isAgreed),
      offeredAt: () => Promise.resolve(liveCodes([shop], new Date())),
      leftBehind: () => Promise.resolve(leftBehind),
      queue: { add: (reports) => Promise.resolve(void added.push(...reports)) },
    },
    7,
    'shop.example',
    run,
  )

beforeEach(() => {
  isAgreed = true
  isPrivate = false
  leftBehind = []
  added = []
})

test('a run’s codes of ours wait to be told, those that the shopper typed never', async () => {
  await note()
  expect(added).toEqual([
    { retailer: voucher.id_merchant, outcomes: [{ voucher: voucher.id, result: 'no-effect' }] },
  ])
  expect(JSON.stringify(added)).not.toMatch(/MINE12|TEN/)
})

test.each([
  ['where the shopper has not agreed', () => (isAgreed = false)],
  ['of a private window', () => (isPrivate = true)],
  ['of a code that an earlier run found on the basket', () => leftBehind.push('ten')],
])('nothing waits to be told %s', async (_, set) => {
  set()
  await note()
  expect(added).toEqual([])
})

test('nothing waits to be told of a code that was on the basket', async () => {
  await note({ ...ended, arrivalCodes: ['TEN'] })
  expect(added).toEqual([])
})
