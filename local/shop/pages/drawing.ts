import { html, raw } from 'hono/html'
import type { Category, Product } from '../trade/catalogue.ts'
import { hash } from '../trade/choices.ts'
import type { Html } from './html.ts'

/** One small scene a category, in a sky of the product's own colour. */
const scenes: Readonly<Record<Category, string>> = {
  harbour:
    '<path d="M0 70q12-8 25 0t25 0 25 0 25 0v30H0z" fill="#fff" opacity=".55"/><path d="M26 66h48l-9 15H35z" fill="#7a3b22"/><path d="M49 26v40M52 30l18 30H52z" stroke="#4b2a1b" stroke-width="2" fill="#fff8ea"/>',
  kitchen:
    '<path d="M32 34h32v40a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6z" fill="#fffdf6"/><path d="M32 34h32v6H32z" fill="#2d5d88"/><path d="M64 46h6a8 8 0 0 1 0 20h-6" fill="none" stroke="#fffdf6" stroke-width="5"/>',
  clothing:
    '<path d="M36 26l-18 14 8 12 8-5v33h32V47l8 5 8-12-18-14q-14 10-28 0z" fill="#fffaf0"/><path d="M34 56h32M34 64h32" stroke="#284b6e" stroke-width="4"/>',
  paper:
    '<path d="M28 20h44v60H28z" fill="#fffdf8"/><path d="M46 70l3-34h6l3 34z" fill="#c8503a"/><path d="M44 36h16l-8-9z" fill="#2b3d4f"/><path d="M32 72h36" stroke="#2f7f86" stroke-width="3"/>',
}

export function drawing(product: Product): Html {
  const hue = hash(product.slug) % 360
  return html`<svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <rect width="100" height="100" rx="10" fill="hsl(${hue} 38% 72%)" />
    ${raw(scenes[product.category])}
  </svg>`
}
