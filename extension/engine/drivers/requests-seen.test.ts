import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { watchRequests } from './requests-seen.ts'

/** What is counted of one request that ends under the watch. */
function counted(name: string, responseStatus: number) {
  const { window } = new JSDOM('', { url: 'https://shop.example/cart' })
  const requests: object[] = []
  Object.assign(window.performance, {
    getEntriesByType: (type: string) => (type === 'resource' ? requests : []),
  })
  const seen = watchRequests(window.document)
  const startTime = seen.since + 1
  const entry = { startTime, responseEnd: startTime + 1, initiatorType: 'fetch' }
  requests.push({ ...entry, name, responseStatus })
  return { count: seen.count(), isLimited: seen.isRateLimited(), hasFailed: seen.hasFailed() }
}

describe('watchRequests', () => {
  it('counts what the shop’s own host answers', () => {
    expect(counted('https://shop.example/any', 200).count).toBe(1)
  })

  it('counts what the shop’s interface on another host answers', () => {
    expect(counted('https://api.maker.example/v2/carts/c1/items', 400).count).toBe(1)
    expect(counted('https://api.maker.example/v2/carts/c1/items', 429).isLimited).toBe(true)
    expect(counted('https://api.maker.example/graphql', 503).hasFailed).toBe(true)
  })

  it('counts no tracker', () => {
    expect(counted('https://tracker.example/g/collect?en=add_to_cart', 204).count).toBe(0)
    expect(counted('https://tracker.example/cart', 0).count).toBe(0)
  })
})
