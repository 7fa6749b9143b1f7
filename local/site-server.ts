import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import compression from '@polka/compression'
import sirv from 'sirv'
import { notFoundPaths, redirectOf } from '#domain/addresses.ts'
import { storageKeys } from '#domain/consent/storage.ts'
import { Problem } from './problem.ts'
import { hostStep } from './host-step.ts'

interface SiteOptions {
  /** Folder of the built site. */
  readonly dir: string
  readonly port: number
}

interface SiteServer {
  readonly url: string
  close(): Promise<void>
}

/** The policies are what a page's own `meta` element can't say. */
const headersOfAll = {
  Vary: 'Accept-Encoding',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

const year = 31_536_000

/**
 * Serves the built site on the loopback address as a static host would, by the rules of
 * `domain/addresses.ts`.
 *
 * @throws Problem where the port is in use.
 */
export async function serveSite({ dir, port }: SiteOptions): Promise<SiteServer> {
  const files = sirv(dir, { etag: true, setHeaders })
  const compress = compression({ brotli: true, level: 5 })
  const server = createServer((request, response) => {
    compress(request, response)
    for (const [name, value] of Object.entries(headersOfAll)) response.setHeader(name, value)
    const answer = () => answerWithoutFile(dir, request, response)
    const { pathname, searchParams } = addressOf(request)
    if (pathname.includes('/login/oauth2')) {
      // The page answers the window that opened it, which it would lose otherwise.
      response.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none')
    }
    const step = hostStep(pathname, [...searchParams])
    if (step?.kind === 'redirect') {
      response.writeHead(step.status, { Location: step.to, 'Cache-Control': 'no-cache' }).end()
      return
    }
    if (step?.kind === 'page') request.url = step.path
    // A page about what is missing is never an answer of its own, with status 200.
    if (/\/(?:404|500)(\/|\/index\.html)?$/.test(pathname)) void answer()
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

function setHeaders(response: ServerResponse, path: string): void {
  if (path.startsWith('/_astro/')) {
    response.setHeader('Cache-Control', `public, max-age=${year}, immutable`)
  } else {
    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
  }
  if (path.startsWith('/extension/')) response.setHeader('Access-Control-Allow-Origin', '*')
}

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
      .writeHead(302, {
        Location: `${target}${search}`,
        Vary: 'Accept-Encoding, Accept-Language, Cookie',
        'Cache-Control': 'private, no-cache',
      })
      .end()
    return
  }
  for (const path of notFoundPaths(pathname)) {
    const page = await readFile(join(dir, path, 'index.html')).catch(() => undefined)
    if (page === undefined) continue
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
    return
  }
  response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n')
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
