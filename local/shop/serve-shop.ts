import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Problem } from '../problem.ts'
import { createShopApp } from './http/app.ts'
import type { Timing } from './http/timing.ts'
import { createSessions } from './trade/sessions.ts'
import type { Session } from './trade/session.ts'

/** The port asked for can't be used; `message` is a sentence for a person. */
export class ShopPortError extends Problem {
  readonly code: 'port-in-use' | 'port-refused'

  constructor(port: number, cause: NodeJS.ErrnoException) {
    const inUse = cause.code === 'EADDRINUSE'
    super(
      inUse
        ? `Port ${String(port)} is in use: stop what listens there, or choose another port for the demonstration shop.`
        : `The demonstration shop can't listen on port ${String(port)} (${cause.code ?? cause.message}): choose another one.`,
      { cause },
    )
    this.code = inUse ? 'port-in-use' : 'port-refused'
  }
}

export interface Shop {
  readonly port: number
  /** Address of a temperament, without a slash at its end. */
  url(temperament: string): string
  /** A session by the value of its cookie. */
  sessionOf(id: string): Session | undefined
  /** The session that was opened last. */
  latestSession(): Session | undefined
  /** Ends open connections and frees the port. */
  close(): Promise<void>
}

/**
 * Serves the demonstration shop on 127.0.0.1, each temperament at its own host name.
 *
 * @param port 0 takes any free one.
 * @param timing lets every answer take a while.
 * @throws ShopPortError where the port can't be used.
 */
export async function serveShop({
  port,
  timing,
}: {
  readonly port: number
  readonly timing?: Timing
}): Promise<Shop> {
  const sessions = createSessions()
  let actual = port
  const url = (temperament: string) => `http://${temperament}.shop.localhost:${String(actual)}`
  const app = createShopApp(sessions, url, timing)

  const listener = getRequestListener(app.fetch)
  const server = await new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
    const starting = createServer((request, response) => void listener(request, response))
    starting.once('error', (error) => {
      reject(new ShopPortError(port, error))
    })
    starting.listen(port, '127.0.0.1', () => {
      resolve(starting)
    })
  })
  const address = server.address()
  if (address !== null && typeof address === 'object') actual = address.port
  return {
    port: actual,
    url,
    sessionOf: (id) => sessions.find(id),
    latestSession: () => sessions.latest(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve()
        })
        server.closeAllConnections()
      }),
  }
}
