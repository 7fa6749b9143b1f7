import type { APIRoute } from 'astro'
import { extensionData } from '../../content/extension-data.ts'

/** `SupportedIndex` of the contract. */
export const GET: APIRoute = async () => Response.json((await extensionData()).index)
