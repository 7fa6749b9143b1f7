import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { crawl } from './crawl.ts'

test('a link to what a redirect says is not there is broken', async () => {
  const home = '<a href="/en-gb/blog/gone/">Gone</a> <a href="/en-gb/blog/moved/">Moved</a>'
  const led = new Map([
    ['/en-gb/blog/gone/', '/en-gb/blog/?notice=post-not-found'],
    ['/en-gb/blog/moved/', '/en-gb/blog/'],
  ])
  const server = createServer(({ url = '' }, response) => {
    const location = led.get(url)
    if (location !== undefined) response.writeHead(302, { location }).end()
    else if (url.endsWith('.xml')) response.end()
    else response.setHeader('Content-Type', 'text/html').end(url === '/en-gb/' ? home : '')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    const { broken } = await crawl(`http://127.0.0.1:${String(port)}`)
    expect(broken).toEqual(['/en-gb/blog/gone/ (post-not-found), named by /en-gb/'])
  } finally {
    server.close()
  }
})
