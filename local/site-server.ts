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
    // A page about what is missing is never an answer of its own, with status 200.
    if (/\/404(\/|\/index\.html)?$/.test(request.url ?? '')) void answer()
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
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(url.replace(/^\/+/, '/'), 'http://site.invalid')
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

function localeCookie(header = ''): string | undefined {
  const prefix = `${storageKeys.locale.name}=`
  const cookie = header.split(';').find((each) => each.trim().startsWith(prefix))
  return cookie?.trim().slice(prefix.length)
}
