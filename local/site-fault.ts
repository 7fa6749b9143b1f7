import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { faultPath } from '#domain/addresses.ts'
import { visitorOf } from './site-visitor.ts'

/**
 * Answers with the page about a fault, in the visitor's language. Specification, section 8,
 * "Generic screens".
 *
 * @param status 400 where the address can't be read, else 500.
 */
export async function answerFault(
  dir: string,
  request: IncomingMessage,
  response: ServerResponse,
  status: 400 | 500,
): Promise<void> {
  // Half an answer can't be taken back.
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { storedLocale, acceptLanguage } = visitorOf(request)
  const path = faultPath(request.url ?? '', storedLocale, acceptLanguage)
  const page = await readFile(join(dir, path, 'index.html')).catch(() => undefined)
  const type = page === undefined ? 'text/plain' : 'text/html'
  response
    .writeHead(status, { 'Cache-Control': 'no-store', 'Content-Type': `${type}; charset=utf-8` })
    .end(page ?? 'Something has gone wrong\n')
}
