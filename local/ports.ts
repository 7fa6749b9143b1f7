import { createServer } from 'node:net'
import { Problem } from './problem.ts'

export interface Ports {
  readonly site: number
  readonly api: number
  readonly shop: number
}

export const usualPorts: Ports = { site: 4321, api: 4322, shop: 4323 }

/** Whether a port of the loopback address can be listened on now; 0 asks for any. */
function listenOnce(port: number): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        done(address !== null && typeof address === 'object' ? address.port : port)
      })
    })
  })
}

/** Ports that nobody listens on. Another program may take one before it is used. */
export async function freePorts(): Promise<Ports> {
  return { site: await listenOnce(0), api: await listenOnce(0), shop: await listenOnce(0) }
}

/** @throws Problem naming the first port that is in use. */
export async function requireFree(ports: Ports): Promise<void> {
  for (const [part, port] of Object.entries(ports) as [keyof Ports, number][]) {
    try {
      await listenOnce(port)
    } catch {
      throw new Problem(
        `Port ${port}, which the ${part} needs, is in use: end the program that listens there, or set POUCH_${part.toUpperCase()}_PORT to another port.`,
      )
    }
  }
}
