import { createServer, type AddressInfo, type Server } from 'node:net'
import { Problem } from './problem.ts'

export interface Ports {
  readonly site: number
  readonly api: number
  readonly shop: number
}

export const usualPorts: Ports = { site: 4321, api: 4322, shop: 4323 }

function listen(port: number): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => {
      done(server)
    })
  })
}

const close = (server: Server) => new Promise((done) => server.close(done))

/** Ports that nobody listens on. Another program may take one before it is used. */
export async function freePorts(): Promise<Ports> {
  // All three are held at once, so that they differ.
  const servers = await Promise.all([listen(0), listen(0), listen(0)] as const)
  const [site, api, shop] = servers.map((server) => (server.address() as AddressInfo).port) as [
    number,
    number,
    number,
  ]
  await Promise.all(servers.map(close))
  return { site, api, shop }
}

/** @throws Problem naming the first port that is in use. */
export async function requireFree(ports: Ports): Promise<void> {
  for (const [part, port] of Object.entries(ports) as [keyof Ports, number][]) {
    const server = await listen(port).catch((cause: unknown) => {
      throw new Problem(
        `Port ${port}, which the ${part} needs, is in use: end the program that listens there, or set POUCH_${part.toUpperCase()}_PORT to another port.`,
        { cause },
      )
    })
    await close(server)
  }
}
