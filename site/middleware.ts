import { POUCH_API_ORIGIN } from 'astro:env/client'
import { defineMiddleware } from 'astro:middleware'
import { withPolicy } from './page-policy.ts'

/** Gives each built page its policy; what serves pages while they are written adds parts of its own. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next()
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
  if (!isPage || !import.meta.env.PROD) return response
  const page = Buffer.from(await response.arrayBuffer())
  return new Response(withPolicy(page, POUCH_API_ORIGIN), response)
})
