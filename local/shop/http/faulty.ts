import { setTimeout } from 'node:timers/promises'
import { createMiddleware } from 'hono/factory'
import type { ShopEnv } from './visits.ts'

/** Ms that a late answer takes. */
const late = 1500

/** Lets requests that change the basket go wrong, where the session has faults. */
export const faulty = createMiddleware<ShopEnv>(async (c, next) => {
  const fault = c.req.path.startsWith('/basket/code') ? c.var.session.nextFault() : null
  if (fault === null || fault.isDone) await next()
  if (fault === null) return
  if (fault.kind === 'late') {
    await setTimeout(late)
    return
  }
  if (fault.kind === 'dropped') c.env.incoming?.socket.destroy()
  c.res = new Response('', {
    status: fault.kind === 'too-many' ? 429 : 500,
    headers: { 'retry-after': '1' },
  })
})
