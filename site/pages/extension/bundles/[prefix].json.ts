import type { APIRoute } from 'astro'
import { extensionData } from '../../../content/extension-data.ts'

export async function getStaticPaths() {
  const { bundles } = await extensionData()
  return [...bundles].map(([prefix, bundle]) => ({ params: { prefix }, props: { bundle } }))
}

/** `VoucherBundle` of the contract. */
export const GET: APIRoute = ({ props: { bundle } }) => Response.json(bundle)
