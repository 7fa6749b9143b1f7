import { createHmac } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { networkOf } from './network.ts'

export interface ClientOptions {
  /** How many proxies of ours stand in front; each adds the address it was asked from. */
  readonly proxies: number
  /** Secret that addresses are hashed with. */
  readonly key: Buffer
}

/**
 * A name for whoever asks, which doesn't tell the address, and is another one every day and for
 * every purpose: what is counted for one can't be joined with what is counted for another.
 */
export function clientName(
  c: Context,
  { proxies, key }: ClientOptions,
  now: Date,
  purpose: string,
): string {
  const day = now.toISOString().slice(0, 10)
  return createHmac('sha256', key)
    .update(`${day} ${networkOf(addressOf(c, proxies))} ${purpose}`)
    .digest('base64url')
    .slice(0, 22)
}

function addressOf(c: Context, proxies: number): string {
  // What stands left of our own proxies' entries, anybody could have written.
  const forwarded =
    c.req
      .header('X-Forwarded-For')
      ?.split(',')
      .map((each) => each.trim()) ?? []
  return (proxies > 0 ? forwarded.at(-proxies) : undefined) ?? peerOf(c) ?? 'unknown'
}

/** The other end of the connection; absent where the app runs without a server. */
function peerOf(c: Context): string | undefined {
  const hasServer = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env
  return hasServer ? getConnInfo(c).remote.address : undefined
}
