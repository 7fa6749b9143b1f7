import { html } from 'hono/html'
import { productOf } from '../trade/catalogue.ts'
import type { Session } from '../trade/session.ts'
import { priceOf } from '../trade/till.ts'
import { money, type Html } from './html.ts'
import { takeOffControl } from './take-off.ts'

interface Row {
  readonly part: 'goods' | 'saved' | 'discount' | 'delivery' | 'gift-card' | 'vat' | 'total'
  readonly label: string | Html
  readonly amount: string | Html
}

export function summaryRows(session: Session): Html {
  const { names, summary, totalFirstInDocument } = session.look
  const rows = rowsOf(session)
  const first = totalFirstInDocument && summary !== 'table'
  const ordered = first ? [...rows.filter(isTotal), ...rows.filter((row) => !isTotal(row))] : rows
  return html`<div class="${names.cls('summary-rows')}">${table(session, ordered)}</div>`
}

/** The total once more, at the foot of the window. */
export function totalBar(session: Session): Html {
  const { names, phrases, totalInBar } = session.look
  if (totalInBar === 'never') return html``
  const only = totalInBar === 'narrow' ? ` ${names.cls('narrow-only')}` : ''
  return html`<div class="${names.cls('bar')}${only}">
    <span>${phrases.say('total')}</span>
    <span class="${names.cls('bar-amount')}"
      >${drawn(session, money(session.look, priceOf(session).total))}</span
    >
    <a href="/checkout" class="${names.cls('bar-link')}">${phrases.say('checkout')}</a>
  </div>`
}

/** An amount, or the place for it where a script draws the amounts. */
function drawn({ temperament }: Session, amount: string): string | Html {
  return temperament.totals === 'drawn' ? html`<span data-drawn="${amount}">…</span>` : amount
}

function rowsOf(session: Session): Row[] {
  const { look, temperament, notice } = session
  const { phrases, decoys, vat } = look
  const amount = (minor: number) => money(look, minor)
  const cost = priceOf(session)
  const count = String(session.lines.reduce((sum, line) => sum + line.quantity, 0))
  const zero = amount(0)

  const discounts = cost.discounts.map(({ code, minor }): Row => {
    const words = phrases.say('discount', { code })
    // A code must be named somewhere, or its owner could not enter it again.
    const named = look.code.applied === 'row' && !words.includes(code) ? `${words} ${code}` : words
    const label = temperament.namesCodes ? named : phrases.say('namelessDiscount')
    const control = look.code.applied === 'row' ? takeOffControl(session, code, 'words') : ''
    return { part: 'discount', label: html`${label} ${control}`, amount: `−${amount(minor)}` }
  })
  const delivery: Row = {
    part: 'delivery',
    label: phrases.say('delivery'),
    amount: cost.delivery === 0 ? phrases.say('deliveryFree', { zero }) : amount(cost.delivery),
  }
  const vatAmount = amount(Math.round(cost.total / 6))
  const vatRow: Row = { part: 'vat', label: phrases.say('vat'), amount: vatAmount }
  const totalLabel = phrases.say('total')
  const total: Row = {
    part: 'total',
    label:
      vat === 'in-label'
        ? html`${totalLabel} <small>${phrases.say('vatInLabel', { amount: vatAmount })}</small>`
        : totalLabel,
    amount: drawn(session, amount(cost.total)),
  }
  const saved = savedOn(session)
  const late = temperament.showsDeliveryAfterRefusal
  return [
    { part: 'goods', label: phrases.say('goods', { count }), amount: amount(cost.goods) },
    ...discounts,
    ...(late ? [] : [delivery]),
    ...(decoys.has('saved-row') && saved > 0
      ? [{ part: 'saved', label: phrases.say('savedRow'), amount: amount(saved) } as const]
      : []),
    ...(decoys.has('not-applied-row')
      ? [
          {
            part: 'gift-card',
            label: phrases.say('giftCardRow'),
            amount: phrases.say('notApplied'),
          } as const,
        ]
      : []),
    ...(vat === 'before-total' ? [vatRow] : []),
    total,
    ...(vat === 'after-total' ? [vatRow] : []),
    ...(late && notice?.kind === 'refused' ? [delivery] : []),
  ]
}

function table({ look }: Session, rows: readonly Row[]): Html {
  const { names, summary } = look
  const cls = (row: Row) => `${names.cls('row')} ${names.cls(`${row.part}-row`)}`
  const value = (row: Row) => (isTotal(row) ? emphasised(look.totalTag, row.amount) : row.amount)
  switch (summary) {
    case 'table':
      return html`<table>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr class="${cls(row)}">
                <th scope="row">${row.label}</th>
                <td>${value(row)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`
    case 'dl':
      return html`<dl>
        ${rows.map(
          (row) =>
            html`<div class="${cls(row)}">
              <dt>${row.label}</dt>
              <dd>${value(row)}</dd>
            </div>`,
        )}
      </dl>`
    case 'list':
      return html`<ul>
        ${rows.map(
          (row) =>
            html`<li class="${cls(row)}"><span>${row.label}</span> <span>${value(row)}</span></li>`,
        )}
      </ul>`
    case 'blocks':
      return html`${rows.map(
        (row) =>
          html`<div class="${cls(row)}">
            <div>${row.label}</div>
            <div>${value(row)}</div>
          </div>`,
      )}`
  }
}

function emphasised(tag: 'strong' | 'span' | 'b', content: string | Html): Html {
  if (tag === 'strong') return html`<strong>${content}</strong>`
  return tag === 'b' ? html`<b>${content}</b>` : html`<span>${content}</span>`
}

function isTotal(row: Row): boolean {
  return row.part === 'total'
}

function savedOn({ lines }: Session): number {
  return lines.reduce((sum, line) => {
    const was = productOf(line.slug)?.was ?? line.unitPrice
    return sum + (was - line.unitPrice) * line.quantity
  }, 0)
}
