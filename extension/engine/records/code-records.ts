import type { View } from '../dom/view.ts'
import { holds } from '../dom/shadow.ts'
import type { AppliedCode } from '../finder/applied-codes.ts'
import { hinted } from '../hints/page-hints.ts'

/** A code or a discount on the basket, as the shop's own records have it. */
export interface RecordedCode {
  /** A part of the address by which the page takes it off: "deleteDiscount=12". */
  readonly takenOffBy: string
  /** Null where it came by itself; left out where the records don't tell. */
  readonly code?: string | null
}

/** A rule that needs no code has an empty one, or none. */
export const codeOfRule = (code: unknown): string | null =>
  typeof code === 'string' && code !== '' ? code : null

/** Where a platform keeps what its pages don't say: the code behind the name of a rule. */
export interface CodeRecords {
  /** Asking for it changes nothing. */
  readonly url: string
  /** Undefined where the answer's shape is not the one that is known. */
  readonly codesIn: (answer: string) => readonly RecordedCode[] | undefined
}

/** Undefined where the page doesn't tell how its shop's records are reached. */
export type FindRecords = (document: Document) => CodeRecords | undefined

/** A row of a code or a discount, of which the page says no more than its rule's name. */
export interface RuleRow {
  readonly row: Element
  readonly remover: Element
  /** Where the page sends the browser to take it off. */
  readonly address: string
}

/** The rows that the platform's hints tell of. */
export function ruleRows(view: View): RuleRow[] {
  const rows = hinted(view, 'applied')
  return hinted(view, 'rules').flatMap((remover) => {
    const address = addressOf(remover)
    const row = rows.find((each) => holds(each, remover)) ?? remover.closest('li, tr') ?? remover
    return address === '' || !view.isVisible(remover) ? [] : [{ row, remover, address }]
  })
}

/**
 * The codes on a page, those of the shop's records in place of the names that it shows, each code once.
 * What came by itself is no code: taken off, it may be gone for good.
 */
export function calledAsRecorded(
  applied: readonly AppliedCode[],
  rows: readonly RuleRow[],
  recorded: readonly RecordedCode[] = [],
): readonly AppliedCode[] {
  const told = rows.flatMap(({ row, remover, address }) => {
    const code = recordOf(address, recorded)?.code
    return code === undefined ? [] : [{ row, remover, code }]
  })
  const isTold = ({ row }: AppliedCode) => told.some((each) => overlap(each.row, row))
  const codes = told.flatMap(({ code, ...each }) =>
    code === null ? [] : [{ ...each, code, isRecorded: true }],
  )
  const all: readonly AppliedCode[] = [...codes, ...applied.filter((each) => !isTold(each))]
  return all.filter(
    ({ code }, at) => code === null || all.findIndex((each) => each.code === code) === at,
  )
}

/** The rows that no record is of. */
export function unrecorded(
  rows: readonly RuleRow[],
  recorded: readonly RecordedCode[],
): readonly RuleRow[] {
  return rows.filter(({ address }) => recordOf(address, recorded) === undefined)
}

/** The rows of which neither the page nor the records say which code they are of, if any. */
export function untold(
  { applied, ruleRows }: { applied: readonly AppliedCode[]; ruleRows: readonly RuleRow[] },
  recorded: readonly RecordedCode[],
): readonly RuleRow[] {
  return ruleRows.filter(
    ({ row, address }) =>
      recordOf(address, recorded)?.code === undefined &&
      applied.every((each) => each.code === null || !overlap(each.row, row)),
  )
}

const overlap = (one: Element, other: Element) => holds(one, other) || holds(other, one)

const recordOf = (address: string, recorded: readonly RecordedCode[]) =>
  recorded.find(({ takenOffBy }) => bears(address, takenOffBy))

/** Of "deleteDiscount=12" "deleteDiscount=1" is no part. */
function bears(address: string, part: string): boolean {
  return address
    .split(part)
    .slice(1)
    .some((rest) => !/^[\w-]/.test(rest))
}

/** Empty where only a script knows. */
function addressOf(remover: Element): string {
  const link = remover.closest('a')?.getAttribute('href')
  const address = link ?? remover.closest('form')?.getAttribute('action') ?? ''
  return address.startsWith('#') ? '' : address
}
