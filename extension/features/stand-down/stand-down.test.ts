import { expect, test } from 'vitest'
import type { Network } from '#domain/standdown/policies.ts'
import { memoryStore } from '#tests/support/extension-ports.ts'
import type { Store } from '../ports.ts'
import { standDown, type ShopPage } from './stand-down.ts'
import { standDownLog } from './stand-down-log.ts'

const minutes = (count: number) => count * 60_000
const clock = { ms: 0 }
const now = () => new Date(clock.ms)

/** A worker over a store. Another one over the same store is the worker after an eviction. */
function worker(local: Store) {
  const log = standDownLog(local)
  return { ...standDown({ local, log, now }), log }
}

/** A browser in which nobody has been anywhere since the extension was installed, two hours ago. */
async function settled() {
  clock.ms = Date.parse('2026-05-04T10:00:00Z')
  const local = memoryStore()
  await worker(local).decision('shop.example')
  await standDownLog(local).clear()
  clock.ms += minutes(120)
  return local
}

const page = (address = 'https://www.shop.example/', more: Partial<ShopPage> = {}): ShopPage => ({
  ...{ shop: 'shop.example', document: 'first', address, way: [], cookies: [] },
  ...more,
})
const free = { kind: 'free' }

test('who comes alone is free', async () => {
  const local = await settled()
  expect(await worker(local).seen(page())).toEqual(free)
  expect(await worker(local).log.entries()).toEqual([])
})

test.each<[Network, ShopPage]>([
  ['awin', page('https://www.shop.example/?awc=1_2_3')],
  ['awin', page(undefined, { way: ['https://blog.example/', 'https://www.awin1.com/cread.php'] })],
  [
    'cj',
    page(undefined, { way: ['https://blog.example/?to=https%3A%2F%2Fa.example%3Fcjevent=1'] }),
  ],
  ['impact', page(undefined, { cookies: ['cart', 'im_ref'] })],
  ['any', page(undefined, { way: null })],
  ['any', page(undefined, { way: ['https://'] })],
  ['any', page('no address')],
])('a sign of %s is remembered by the next worker', async (network, visit) => {
  const local = await settled()
  expect(await worker(local).seen(visit)).toMatchObject({ because: [{ network }] })
  expect(await worker(local).decision('shop.example')).toMatchObject({ because: [{ network }] })
  expect(await worker(local).decision('other.example')).toEqual(free)
})

test.each<[string, Partial<ShopPage>]>([
  ['the way was not seen', { way: null }],
  ['the address could not be read', { address: 'no address' }],
])('where nothing more is known than that %s, the log keeps no visit', async (_, more) => {
  const local = await settled()
  expect(await worker(local).seen(page(undefined, more))).toMatchObject({ kind: 'stand-down' })
  expect(await worker(local).decision('shop.example')).toMatchObject({ kind: 'stand-down' })
  expect(await worker(local).log.entries()).toEqual([])
})

test('the log keeps no visit of the first ninety minutes for their being the first', async () => {
  clock.ms = Date.parse('2026-05-04T10:00:00Z')
  const local = memoryStore()
  expect(await worker(local).seen(page())).toMatchObject({ kind: 'stand-down' })
  expect(await worker(local).log.entries()).toEqual([])
})

test('the log has a sign that was seen, with what was not', async () => {
  const local = await settled()
  await worker(local).seen(page('https://www.shop.example/?awc=1', { way: null }))
  const because = [
    { kind: 'parameter', name: 'awc' },
    { kind: 'unseen', network: 'any' },
  ]
  expect(await worker(local).log.entries()).toMatchObject([{ shop: 'shop.example', because }])
})

test('the log has every offer that was withheld, whatever the reason', async () => {
  const local = await settled()
  await worker(local).seen(page(undefined, { way: null }))
  await worker(local).ownClick('shop.example', 'awin')
  expect(await worker(local).log.entries()).toMatchObject([
    { shop: 'shop.example', because: [{ kind: 'unseen' }] },
  ])
})

test('a stand-down ends after its time, and what was seen is forgotten then', async () => {
  const local = await settled()
  await worker(local).seen(page('https://www.shop.example/?awc=1'))
  clock.ms += minutes(90) - 1
  expect(await worker(local).decision('shop.example')).toMatchObject({ kind: 'stand-down' })
  clock.ms += 1
  expect(await worker(local).decision('shop.example')).toEqual(free)
  expect(local.content['stand-down:state']).not.toContain('shop.example')
})

test('one for the session ends with a start of the browser, not with the worker', async () => {
  const local = await settled()
  await worker(local).seen(page('https://www.shop.example/?cjevent=1'))
  clock.ms += minutes(600)
  const decision = await worker(local).decision('shop.example')
  expect(decision).toMatchObject({ until: { kind: 'session' } })
  await worker(local).browserStarted()
  expect(await worker(local).decision('shop.example')).toEqual(free)
})

test('a start of the browser does not shorten the time', async () => {
  const local = await settled()
  await worker(local).seen(page('https://www.shop.example/?cjevent=1'))
  clock.ms += minutes(59)
  await worker(local).browserStarted()
  expect(await worker(local).decision('shop.example')).toMatchObject({ until: { kind: 'time' } })
})

test('nobody is free in the first ninety minutes', async () => {
  clock.ms = Date.parse('2026-05-04T10:00:00Z')
  const local = memoryStore()
  const because = [{ kind: 'doubt', about: 'state' }]
  expect(await worker(local).decision('shop.example')).toMatchObject({ because })
  clock.ms += minutes(90) - 1
  expect(await worker(local).decision('other.example')).toMatchObject({ because })
  clock.ms += 1
  expect(await worker(local).decision('shop.example')).toEqual(free)
})

test('a state that is damaged or can’t be read frees nobody for the session', async () => {
  const local = await settled()
  local.content['stand-down:state'] = { version: 2 }
  const because = [{ kind: 'doubt', about: 'state' }]
  expect(await worker(local).seen(page())).toMatchObject({ because, until: { kind: 'session' } })
  const closed: Store = { ...(await settled()), get: () => Promise.reject(new Error('closed')) }
  expect(await worker(closed).decision('shop.example')).toMatchObject({ because })
})

test('a sign that storage would not take counts all the same', async () => {
  const local = await settled()
  let isFull = true
  const set: Store['set'] = (entries) =>
    isFull ? Promise.reject(new Error('full')) : local.set(entries)
  const one = worker({ ...local, set })
  expect(await one.seen(page('https://www.shop.example/?awc=1'))).toMatchObject({
    because: [{ kind: 'doubt', about: 'state' }],
  })
  isFull = false
  expect(await one.decision('shop.example')).toMatchObject({ because: [{ network: 'awin' }] })
  expect(await worker(local).decision('shop.example')).toMatchObject({ kind: 'stand-down' })
})

test('signs that come at once are all kept', async () => {
  const local = await settled()
  const one = worker(local)
  const signs = ['awc', 'sscid', 'clickref', 'irgwc', 'foid']
  await Promise.all(signs.map((name) => one.seen(page(`https://www.shop.example/?${name}=1`))))
  const decision = await worker(local).decision('shop.example')
  expect(decision.kind === 'stand-down' && decision.because).toHaveLength(signs.length)
})

test('our own click leaves where nobody stands before it, and its page is ours', async () => {
  const local = await settled()
  expect(await worker(local).ownClick('shop.example', 'awin')).toEqual(free)
  clock.ms += 4000
  const landing = page('https://www.shop.example/?awc=1', {
    document: 'landing',
    way: ['https://www.awin1.com/cread.php'],
  })
  expect(await worker(local).seen(landing)).toEqual(free)
  expect(await worker(local).seen({ ...landing, way: [] })).toEqual(free)
  expect(await worker(local).seen({ ...landing, document: 'next' })).toMatchObject({
    kind: 'stand-down',
  })
})

test('our own click does not leave where somebody stands before it', async () => {
  const local = await settled()
  await worker(local).seen(page('https://www.shop.example/?awc=1'))
  expect(await worker(local).ownClick('shop.example', 'awin')).toMatchObject({ kind: 'stand-down' })
})

test('nothing that is kept says which page it was', async () => {
  const local = await settled()
  await worker(local).seen(
    page('https://www.shop.example/secret?awc=secret#secret', {
      way: ['https://blog.example/secret', 'https://www.awin1.com/cread.php?clickref=secret'],
      cookies: ['secret', 'im_ref'],
    }),
  )
  expect(JSON.stringify(local.content)).not.toMatch(/secret|blog|www\.shop/)
})
