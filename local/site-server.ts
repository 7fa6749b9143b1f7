import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import compression from '@polka/compression'
import sirv from 'sirv'
import { notFoundPath, redirectOf } from '#domain/addresses.ts'
import type { RouteConfiguration } from '#domain/routes/route-configuration.ts'
import { headersOf } from '#domain/routes/site-headers.ts'
import { hostStep, missingStep } from './host-step.ts'
import { Problem } from './problem.ts'
import { answerFault } from './site-fault.ts'
import { visitorOf } from './site-visitor.ts'

interface SiteOptions {
  /** Folder of the built site. */
  readonly dir: string
  readonly port: number
  /** Where some routes lead; what is left out leads to pages of our own. */
  readonly configuration?: RouteConfiguration
  /** Gets faults of the server's own. */
  readonly report?: (error: unknown) => void
}

interface SiteServer {
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves the built site on the loopback address as a static host would, by the rules of
 * `domain/addresses.ts`.
 *
 * @throws Problem where the port is in use.
 */
export async function serveSite({
  dir,
  port,
  configuration = { dealsAddress: null, accountOrigin: null },
  report = console.error,
}: SiteOptions): Promise<SiteServer> {
  const files = sirv(dir, { etag: true, setHeaders })
  const compress = compression({ brotli: true, level: 5 })
  const respond = async (request: IncomingMessage, response: ServerResponse, address: URL) => {
    const { pathname, searchParams } = address
    response.setHeader('Vary', 'Accept-Encoding')
    for (const [name, value] of Object.entries(headersOf(pathname))) response.setHeader(name, value)
    const asked = { path: pathname, query: [...searchParams] as const, configuration }
    const step = hostStep(asked)
    if (step?.kind === 'redirect') {
      redirect(response, step)
      return
    }
    if (step?.kind === 'page') request.url = step.path
    // A page about what is missing is never an answer of its own, with status 200.
    const isAboutFaults = /\/(?:404|500)(\/|\/index\.html)?$/.test(pathname)
    if (!isAboutFaults && answersWithFile(files, request, response)) return
    const instead = missingStep(asked)
    if (instead?.kind === 'redirect') redirect(response, instead)
    else if (instead?.kind === 'page') {
      request.url = instead.path
      files(request, response)
    } else await answerWithoutFile(dir, request, response, address)
  }
  const server = createServer((request, response) => {
    compress(request, response)
    const address = addressOf(request)
    if (address === null) void answerFault(dir, request, response, 400)
    else {
      respond(request, response, address).catch((error: unknown) => {
        report(error)
        void answerFault(dir, request, response, 500)
      })
    }
  })
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new Problem(
      `Port ${port}, which the site needs, is in use: end the program that listens there.`,
      { cause },
    )
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function redirect(response: ServerResponse, { to, status }: { to: string; status: number }): void {
  response.writeHead(status, { Location: to, 'Cache-Control': 'no-cache' }).end()
}

function setHeaders(response: ServerResponse): void {
  if (response.hasHeader('Cache-Control')) return
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
}

/** What is missing now may be there with the next build. */
const missing = { 'Cache-Control': 'no-cache' }

/** Whether there is a file to answer with; sirv says so before it reads it. */
function answersWithFile(
  files: ReturnType<typeof sirv>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  let isThere = true
  files(request, response, () => {
    isThere = false
  })
  return isThere
}

async function answerWithoutFile(
  dir: string,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, search }: URL,
): Promise<void> {
  const { storedLocale, acceptLanguage } = visitorOf(request)
  const target = redirectOf(pathname, storedLocale, acceptLanguage)
  if (target !== undefined) {
    response
      .writeHead(target.status, {
        Location: `${target.to}${search}`,
        Vary: 'Accept-Encoding, Accept-Language, Cookie',
        'Cache-Control': 'private, no-cache',
      })
      .end()
    return
  }
  const page = await readFile(join(dir, notFoundPath(pathname), 'index.html')).catch(
    () => undefined,
  )
  if (page !== undefined) {
    response.writeHead(404, { ...missing, 'Content-Type': 'text/html; charset=utf-8' }).end(page)
    return
  }
  response
    .writeHead(404, { ...missing, 'Content-Type': 'text/plain; charset=utf-8' })
    .end('Not found\n')
}

/** Null where it can't be read. What two slashes begin would name a host. */
function addressOf({ url = '/' }: IncomingMessage): URL | null {
  return URL.parse(url.replace(/^\/+/, '/'), 'http://site.invalid')
}
