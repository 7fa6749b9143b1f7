import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import compression from '@polka/compression'
import sirv from 'sirv'
import { notFoundPath, redirectOf } from '#domain/addresses.ts'
import { storageKeys } from '#domain/consent/storage.ts'
import type { RouteConfiguration } from '#domain/routes/route-configuration.ts'
import { headersOf } from '#domain/routes/site-headers.ts'
import { hostStep, missingStep } from './host-step.ts'
import { Problem } from './problem.ts'

interface SiteOptions {
  /** Folder of the built site. */
  readonly dir: string
  readonly port: number
  /** Where some routes lead; what is left out leads to pages of our own. */
  readonly configuration?: RouteConfiguration
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
}: SiteOptions): Promise<SiteServer> {
  const files = sirv(dir, { etag: true, setHeaders })
  const compress = compression({ brotli: true, level: 5 })
  const server = createServer((request, response) => {
    compress(request, response)
    const { pathname, searchParams } = addressOf(request)
    response.setHeader('Vary', 'Accept-Encoding')
    for (const [name, value] of Object.entries(headersOf(pathname))) response.setHeader(name, value)
    const asked = { path: pathname, query: [...searchParams] as const, configuration }
    const answer = () => {
      const instead = missingStep(asked)
      if (instead?.kind === 'redirect') redirect(response, instead)
      else if (instead?.kind === 'page') {
        request.url = instead.path
        files(request, response)
      } else void answerWithoutFile(dir, request, response)
    }
    const step = hostStep(asked)
    if (step?.kind === 'redirect') {
      redirect(response, step)
      return
    }
    if (step?.kind === 'page') request.url = step.path
    // A page about what is missing is never an answer of its own, with status 200.
    if (/\/(?:404|500)(\/|\/index\.html)?$/.test(pathname)) answer()
    else files(request, response, answer)
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

async function answerWithoutFile(
  dir: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers } = request
  const { pathname, search } = addressOf(request)
  const target = redirectOf(
    pathname,
    localeCookie(headers.cookie),
    headers['accept-language'] ?? '',
  )
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

/** What two slashes begin would name a host. */
function addressOf({ url = '/' }: IncomingMessage): URL {
  return new URL(url.replace(/^\/+/, '/'), 'http://site.invalid')
}

function localeCookie(header = ''): string | undefined {
  const prefix = `${storageKeys.locale.name}=`
  const cookie = header.split(';').find((each) => each.trim().startsWith(prefix))
  return cookie?.trim().slice(prefix.length)
}
