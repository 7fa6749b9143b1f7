import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { integer } from '#domain/contract/shapes.ts'
import { storageKeys } from '#domain/consent/storage.ts'
import { expiringCache, type CacheOptions } from './cache.ts'

const address = 'https://api.test/v1/x'
const key = `${storageKeys.answers.name}:${address}`
const shape = v.object({ number: integer })
const check = (kept: unknown) => v.parse(shape, kept)

type StorageState = 'works' | 'full' | 'refused'

/** A cache on a storage and a clock of its own; answers are numbered as they are asked for. */
function setUp() {
  const stored = new Map<string, string>()
  const now = { ms: 1_000_000, storage: 'works' as StorageState, asked: 0 }
  const cache = expiringCache({
    now: () => now.ms,
    storage: () => {
      if (now.storage === 'refused') throw new DOMException('no', 'SecurityError')
      return {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, text) => {
          if (now.storage === 'full') throw new DOMException('full', 'QuotaExceededError')
          stored.set(name, text)
        },
        removeItem: (name) => stored.delete(name),
      }
    },
  })
  const ask = () => Promise.resolve({ number: ++now.asked })
  const numberOf = async (options?: CacheOptions, of = address) =>
    (await cache.answer(of, check, ask, options)).number
  return { cache, stored, now, numberOf }
}

test('an answer is kept for 600 seconds where nothing is said', async () => {
  const { now, numberOf } = setUp()
  expect(await numberOf()).toBe(1)
  now.ms += 599_999
  expect(await numberOf()).toBe(1)
  now.ms += 1
  expect(await numberOf()).toBe(2)
})

test('cacheTimeout gives other seconds', async () => {
  const { now, numberOf } = setUp()
  await numberOf({ cacheTimeout: 1800 })
  now.ms += 1_799_999
  expect(await numberOf({ cacheTimeout: 1800 })).toBe(1)
  now.ms += 1
  expect(await numberOf({ cacheTimeout: 1800 })).toBe(2)
})

test('a forced rewrite asks at once, and its answer is the kept one from then on', async () => {
  const { numberOf } = setUp()
  await numberOf()
  expect(await numberOf({ forceRewrite: true })).toBe(2)
  expect(await numberOf()).toBe(2)
})

test('the next page finds what this one kept', async () => {
  const { cache, stored } = setUp()
  await cache.answer(address, check, () => Promise.resolve({ number: 7 }))
  const next = setUp()
  next.stored.set(key, stored.get(key) ?? '')
  expect(await next.numberOf()).toBe(7)
})

test('an answer outlives no clock that was put back', async () => {
  const { now, numberOf } = setUp()
  await numberOf()
  now.ms -= 1
  expect(await numberOf()).toBe(2)
})

test('whatever is asked in whatever order, an answer is as old as allowed and no older', async () => {
  const step = fc.record({
    pass: fc.integer({ min: 0, max: 500 }),
    address: fc.constantFrom('/a', '/b'),
    cacheTimeout: fc.constantFrom(100, 600),
    forceRewrite: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { now, numberOf } = setUp()
      const newest = new Map<string, { number: number; at: number; cacheTimeout: number }>()
      for (const { pass, address, ...options } of steps) {
        now.ms += pass * 1000
        const last = newest.get(address)
        const age = last === undefined ? Infinity : (now.ms - last.at) / 1000
        const left = (last?.cacheTimeout ?? 0) - age
        const mayBeKept = !options.forceRewrite && left > 0 && left <= options.cacheTimeout
        const expected = mayBeKept ? last?.number : now.asked + 1
        const number = await numberOf(options, address)
        expect(number).toBe(expected)
        if (!mayBeKept) {
          newest.set(address, { number, at: now.ms, cacheTimeout: options.cacheTimeout })
        }
      }
    }),
  )
})

test('a storage that fills up or is refused costs a request, and never brings back an old answer', async () => {
  const step = fc.record({
    storage: fc.constantFrom<StorageState>('works', 'full', 'refused'),
    forceRewrite: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { now, numberOf } = setUp()
      let last = 0
      for (const { storage, forceRewrite } of steps) {
        // A storage that is refused while an answer is written can't be rid of the old one.
        now.storage = forceRewrite && storage === 'refused' ? 'full' : storage
        const number = await numberOf({ forceRewrite })
        expect(number).toBeGreaterThanOrEqual(last)
        if (now.storage === 'refused') expect(number).toBe(now.asked)
        else last = number
      }
    }),
  )
})

test('whatever else stands under the key is removed, and asked for', async () => {
  const left = fc.constant({ expires: 1_000_000 + 1000 })
  const foreign = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .tuple(
        left,
        fc.jsonValue().filter((answer) => !v.is(shape, answer)),
      )
      .map(([entry, answer]) => JSON.stringify({ ...entry, answer })),
    fc.constantFrom('null', '{"expires":null,"answer":{"number":-1}}', '{"answer":{"number":-1}}'),
  )
  await fc.assert(
    fc.asyncProperty(foreign, async (text) => {
      const { cache, stored, numberOf } = setUp()
      stored.set(key, text)
      await expect(
        cache.answer(address, check, () => Promise.reject(new TypeError('offline'))),
      ).rejects.toThrow('offline')
      expect(stored.size).toBe(0)
      stored.set(key, text)
      expect(await numberOf()).toBe(1)
      expect(await numberOf()).toBe(1)
    }),
  )
})

test('who asks for the same at the same time shares one request', async () => {
  const { now, numberOf } = setUp()
  const numbers = await Promise.all([numberOf(), numberOf(), numberOf(), numberOf({}, '/other')])
  expect(numbers).toEqual([1, 1, 1, 2])
  expect(now.asked).toBe(2)
})

test('a failure reaches all who share it, is not kept, and the next asks again', async () => {
  const { cache, stored, numberOf } = setUp()
  const fail = () => cache.answer(address, check, () => Promise.reject(new TypeError('offline')))
  const outcomes = await Promise.allSettled([fail(), numberOf()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(stored.size).toBe(0)
  expect(await numberOf()).toBe(1)
})

test('an answer that was asked for earlier and comes later does not replace the newer one', async () => {
  const { cache, numberOf } = setUp()
  const slow = Promise.withResolvers<{ number: number }>()
  const first = cache.answer(address, check, () => slow.promise)
  expect(await numberOf({ forceRewrite: true })).toBe(1)
  slow.resolve({ number: -1 })
  expect(await first).toEqual({ number: -1 })
  expect(await numberOf()).toBe(1)
})

test('an answer that was asked for earlier and comes first does not keep the newer one out', async () => {
  const { cache, numberOf } = setUp()
  const older = Promise.withResolvers<{ number: number }>()
  const newer = Promise.withResolvers<{ number: number }>()
  const first = cache.answer(address, check, () => older.promise)
  const second = cache.answer(address, check, () => newer.promise, { forceRewrite: true })
  older.resolve({ number: -1 })
  await first
  newer.resolve({ number: -2 })
  await second
  expect(await numberOf()).toBe(-2)
})
