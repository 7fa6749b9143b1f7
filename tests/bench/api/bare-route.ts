/** `node bare-route.ts`: a route of Hono that does one indexed query, to compare the API with. */
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
const text = 'select id, name, slug, url, domain from retailers where id = $1'
const app = new Hono().get('/:id', async (c) => {
  const { rows } = await pool.query<object>({ name: 'one', text, values: [c.req.param('id')] })
  return c.json(rows[0] ?? null)
})
const server = serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' })
process.once('SIGTERM', () => {
  server.close()
  void pool.end()
})
