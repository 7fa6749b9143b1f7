import { beforeEach, expect, test, vi } from 'vitest'
import { networks, policyOf } from '#domain/standdown/policies.ts'
import { memoryStore } from '#tests/support/extension-ports.ts'
import { pointsPress, type PointsPressPorts } from './points-press.ts'
import { standDown } from './stand-down.ts'
import { standDownLog } from './stand-down-log.ts'

const shop = 'shop.example'
const clock = { ms: 0 }
const free = { kind: 'free' } as const
const leave = vi.fn<() => Promise<void>>()
const basketIn = vi.fn<PointsPressPorts['pages']['basketIn']>()

/** A stand-down that has run for long enough to know what was seen. */
async function settled() {
  clock.ms = Date.parse('2026-05-04T10:00:00Z')
  const local = memoryStore()
  const quiet = standDown({ local, log: standDownLog(local), now: () => new Date(clock.ms) })
  await quiet.installed()
  clock.ms += 120 * 60_000
  return quiet
}

/** Presses in a tab that shows a document of the shop, come to by a way that everybody saw. */
async function press(
  network: (typeof networks)[number],
  ports: Partial<PointsPressPorts> = {},
  address = 'https://shop.example/goods',
) {
  const quiet = await settled()
  const seen = { shop, document: 'first', address, way: [], cookies: [] }
  const see = async () => ({ shop, decision: await quiet.seen(seen) })
  return pointsPress({ quiet, visits: { see }, pages: { basketIn }, ...ports })(7, network, leave)
}

beforeEach(() => {
  leave.mockReset().mockResolvedValue()
  basketIn.mockReset().mockResolvedValue('none')
})

test.each(networks.filter((network) => policyOf(network).neverAt === undefined))(
  'the click leaves where the stand-down is free, through %s',
  async (network) => {
    expect(await press(network)).toEqual(free)
    expect(leave).toHaveBeenCalledOnce()
  },
)

test.each(networks)(
  'it does not leave where somebody else was before us, nor through %s',
  async (network) => {
    const answer = await press(network, {}, 'https://shop.example/goods?afsrc=1')
    expect(answer).toMatchObject({ kind: 'stand-down' })
    expect(leave).not.toHaveBeenCalled()
  },
)

test('it does not leave for a shop that was free a moment ago', async () => {
  const quiet = await settled()
  const see = async () => {
    const address = 'https://shop.example/?awc=1'
    await quiet.seen({ shop, document: 'other', address, way: [], cookies: [] })
    return { shop, decision: free }
  }
  expect(await press('cj', { quiet, visits: { see } })).toMatchObject({
    because: [{ network: 'awin', name: 'awc' }],
  })
  expect(leave).not.toHaveBeenCalled()
})

test.each([
  ['is one', () => Promise.resolve('page' as const)],
  ['may hold one in a frame', () => Promise.resolve({ frame: 'https://pay.example' })],
  ['can’t be looked at', () => Promise.reject(new Error('closed'))],
])(
  'on a basket it does not leave through a network that forbids it, where the page %s',
  async (_, look) => {
    basketIn.mockImplementation(look)
    expect(await press('awin')).toEqual({ kind: 'on-basket', network: 'awin' })
    expect(leave).not.toHaveBeenCalled()
    expect(await press('cj')).toEqual(free)
  },
)

test('it does not leave where the tab shows no shop, or is private', async () => {
  const see = () => Promise.resolve(undefined)
  expect(await press('cj', { visits: { see } })).toEqual({ kind: 'no-shop' })
  expect(leave).not.toHaveBeenCalled()
})

test('it does not leave where the page or the stand-down can’t be asked', async () => {
  const broken = () => Promise.reject(new Error('broken'))
  await expect(press('cj', { visits: { see: broken } })).rejects.toThrow('broken')
  await expect(press('cj', { quiet: { ownClick: broken } })).rejects.toThrow('broken')
  expect(leave).not.toHaveBeenCalled()
})
