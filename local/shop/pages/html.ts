import { html } from 'hono/html'
import { formatMoney } from '#domain/money/money.ts'
import type { Look } from '../look/look.ts'

export type Html = ReturnType<typeof html>

/** Attributes in the order given; those that are undefined or false are left out. */
export function attributes(
  values: Readonly<Record<string, string | boolean | undefined>>,
): readonly Html[] {
  return Object.entries(values).map(([name, value]) => {
    if (value === undefined || value === false) return html``
    return value === true ? html` ${name}` : html` ${name}="${value}"`
  })
}

/** Minor units of the shop's currency, as its customers write them. */
export function money(look: Look, minor: number): string {
  return formatMoney({ minor, currency: look.currency }, look.languageTag)
}

/** The content within so many plain elements, as themes like to have. */
export function wrapped(content: Html, depth: number): Html {
  return depth === 0 ? content : html`<div>${wrapped(content, depth - 1)}</div>`
}
