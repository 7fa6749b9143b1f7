import type { Session } from '../trade/session.ts'
import { codeApplied, codeBox, type Copy } from './code-box.ts'
import type { Html } from './html.ts'
import { codeMessage, pageNotice } from './notice.ts'
import { summaryRows, totalBar } from './summary.ts'

/** What the page's own script needs to know of the page. Selectors are CSS classes with a dot. */
export interface Tending {
  readonly answers: boolean
  readonly reveal: string
  readonly entry: string
  readonly field: string
  readonly button: string
  readonly takeOff: string
  readonly total: string
  readonly waiting: 'nothing' | 'disabled' | 'skeleton'
  readonly box: string
  readonly submits: boolean
  readonly afterAnswer: 'repaint' | 'reload' | 'words-then-reload'
  readonly redrawsField: boolean
  readonly meddles: boolean
  readonly shutsBasket: boolean
}

export function tending({ look, temperament }: Session): Tending {
  const dot = (part: string) => `.${look.names.cls(part)}`
  return {
    answers: look.answeredBy === 'script',
    reveal: `${dot('code-reveal')}:not(details)`,
    entry: dot('code-entry'),
    field: dot('code-field'),
    button: dot('code-button'),
    takeOff: dot('code-remove'),
    total: dot('total-row'),
    waiting: look.code.waiting,
    box: dot('code-box'),
    submits: temperament.submitsByScript,
    afterAnswer: temperament.afterAnswer,
    redrawsField: temperament.redrawsField,
    meddles: temperament.meddles,
    shutsBasket: temperament.shutsBasket,
  }
}

/** Parts of the page to be replaced: by selector, the markup of each element that matches. */
export type Repaint = Readonly<Record<string, readonly string[]>>

export async function repaint(session: Session): Promise<Repaint> {
  const { look, temperament } = session
  const notice = [pageNotice(session)]
  const words = { notice, 'code-message': copiesOf(session).map(() => codeMessage(session)) }
  const totals = { 'summary-rows': [summaryRows(session)], bar: [totalBar(session)] }
  const parts: Record<string, readonly Html[]> =
    temperament.afterAnswer === 'words-then-reload'
      ? words
      : {
          ...(temperament.totals === 'stale' ? {} : totals),
          notice,
          ...codeParts(session),
        }
  const painted: Record<string, string[]> = {}
  for (const [part, markups] of Object.entries(parts)) {
    const texts: string[] = []
    for (const markup of markups) texts.push(String(await markup))
    painted[`.${look.names.cls(part)}`] = texts
  }
  return painted
}

function codeParts(session: Session): Record<string, readonly Html[]> {
  const copies = copiesOf(session)
  if (session.look.code.repaint === 'box') {
    return { 'code-box': copies.map((copy) => codeBox(session, copy)) }
  }
  return {
    'code-applied': copies.map(() => codeApplied(session)),
    'code-message': copies.map(() => codeMessage(session)),
  }
}

export function copiesOf({ look }: Session): readonly Copy[] {
  return look.code.twice ? ['wide', 'narrow'] : ['only']
}
