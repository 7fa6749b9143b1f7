import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { ShopEnv } from './visits.ts'

/**
 * Stands in for an affiliate network, so that the links of the demonstration feeds lead to the
 * shop as they would in the world. Its links look like Awin's: `/cread.php` with the shop's address
 * in `ued`, to which a number of the click is added.
 */
export const standInNetwork = { hosts: ['network.localhost'], destination: ['ued'] }

/** Answers for the network's host and leaves all others to the shop. */
export const network = createMiddleware<ShopEnv>(async (c, next) => {
  const { hostname, pathname, searchParams } = new URL(c.req.url)
  if (!standInNetwork.hosts.includes(hostname)) {
    await next()
    return undefined
  }
  const shop = URL.parse(searchParams.get('ued') ?? '')
  if (pathname !== '/cread.php' || shop === null) return c.notFound()
  shop.searchParams.set('awc', `${searchParams.get('awinmid') ?? ''}_${randomUUID()}`)
  return c.redirect(shop.href)
})
