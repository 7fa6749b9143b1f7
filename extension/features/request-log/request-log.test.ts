import { beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStore } from '#tests/support/extension-ports.ts'
import { keptRequests } from './kept-requests.ts'
import { loggedFetch, mostRequests } from './request-log.ts'

const origin = 'https://pouch.example'
const send = vi.fn<typeof fetch>()
let local: ReturnType<typeof memoryStore>
let clock: number

const now = () => new Date(clock)
const fetchAndLog = () => loggedFetch({ fetch: send, local, now })
/** The log once it holds what became of the last request. */
const settled = (count: number) =>
  vi.waitFor(async () => {
    const log = await keptRequests(local)
    expect(log.filter(({ answer }) => answer !== 'open')).toHaveLength(count)
    return log
  })

beforeEach(() => {
  clock = Date.parse('2026-05-02T10:00:00Z')
  local = memoryStore()
  send.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')))
})

describe('a request of the extension', () => {
  test('is in the log before it is sent, and what came back once it did', async () => {
    let answer: (response: Response) => void = () => undefined
    send.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const asked = fetchAndLog()(`${origin}/extension/index.json`)
    await vi.waitFor(() => {
      expect(send).toHaveBeenCalledOnce()
    })
    const request = {
      at: '2026-05-02T10:00:00.000Z',
      method: 'GET',
      address: `${origin}/extension/index.json`,
    }
    expect(await keptRequests(local)).toEqual([{ ...request, answer: 'open' }])
    answer(new Response('', { status: 503 }))
    expect((await asked).status).toBe(503)
    expect(await settled(1)).toEqual([{ ...request, answer: 503 }])
  })

  test('that fails says so in the log, and fails as before', async () => {
    const error = new TypeError('no network')
    send.mockRejectedValue(error)
    await expect(fetchAndLog()(`${origin}/a`, { method: 'POST' })).rejects.toBe(error)
    expect(await settled(1)).toMatchObject([{ method: 'POST', answer: 'failed' }])
  })

  test('whose answer the browser keeps to itself is in the log as sent', async () => {
    send.mockResolvedValue(Object.defineProperty(Response.error(), 'type', { value: 'opaque' }))
    await fetchAndLog()(`${origin}/a`, { method: 'POST', mode: 'no-cors' })
    expect(await settled(1)).toMatchObject([{ method: 'POST', answer: 'unread' }])
  })

  test('is sent as it was given, though the log can’t be kept', async () => {
    local.set = () => Promise.reject(new Error('full'))
    const how = { credentials: 'omit' } as const
    expect((await fetchAndLog()(`${origin}/a`, how)).ok).toBe(true)
    expect(send).toHaveBeenCalledWith(`${origin}/a`, how)
  })
})

describe('the log of requests', () => {
  test('holds those that go out at once, every one', async () => {
    const ask = fetchAndLog()
    const names = Array.from({ length: 16 }, (_, index) => index.toString(16))
    await Promise.all(names.map((name) => ask(`${origin}/extension/bundles/${name}.json`)))
    const log = await settled(names.length)
    expect(log.map(({ address }) => address).sort()).toEqual(
      names.map((name) => `${origin}/extension/bundles/${name}.json`).sort(),
    )
  })

  test('holds the newest fifty, the newest first, over starts of the background', async () => {
    for (let count = 1; count <= mostRequests + 3; count++) {
      clock += 1000
      await fetchAndLog()(`${origin}/${count}`)
      await settled(Math.min(count, mostRequests))
    }
    await vi.waitFor(async () => {
      const log = await keptRequests(local)
      expect(log[0]).toMatchObject({ address: `${origin}/53`, answer: 200 })
      expect(log.at(-1)).toMatchObject({ address: `${origin}/4` })
      expect(log).toHaveLength(mostRequests)
    })
  })

  test('leaves out what another version wrote and no longer fits', async () => {
    expect(await keptRequests(memoryStore({ requests: 'none' }))).toEqual([])
    expect(await keptRequests(memoryStore({ requests: [{ at: 'yesterday' }] }))).toEqual([])
  })
})
