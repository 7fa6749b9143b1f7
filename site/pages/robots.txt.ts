import type { APIRoute } from 'astro'
import { robotsText } from '#domain/seo/robots.ts'

export const GET: APIRoute = ({ site }) => new Response(robotsText(new URL('/', site).origin))
