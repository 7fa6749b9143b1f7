import type { Reading } from '#domain/contract/run.ts'
import type { RunCause } from './causes.ts'
import type { Answer, Leaving } from './drivers/driver.ts'
import type { AppliedCode } from './finder/applied-codes.ts'
import { around } from './dom/around.ts'
import { tongueOf } from './dom/language.ts'
import { spacedText } from './dom/text.ts'
import { liveView, unfolded } from './dom/view.ts'
import { sceneryOf } from './finder/came-with-code.ts'
import { landmarkOf } from './finder/choose-total.ts'
import { rowsAtArrival } from './finder/idle-remover.ts'
import { codeKeptInField } from './finder/kept-code.ts'
import { isWrittenAsCode } from './finder/code-token.ts'
import { takesOff } from './finder/takes-off.ts'
import { hintsSay } from './hints/page-hints.ts'
import { isUnknownLanguage } from './lexicon/languages.ts'
import type { AskRecords } from './records/ask-records.ts'
import { untold } from './records/code-records.ts'
import { verdictOf } from './verdict.ts'
import { look, readingOf, type Landmarks, type Sight } from './look.ts'
import { glanceAt, openedOff } from './opened-off.ts'
import { holdsUnnamed, saysInUse, tellsOfNamelessCode } from './nameless-code.ts'
import type { EngineRequest } from './run-codes.ts'
import type { ToldCode } from './run-state.ts'
import { isItemNumber, nameOfTold } from './shown-names.ts'

/** What was there before the run. */
export interface Arrival {
  readonly reading: Reading
  /** Codes on the basket, as the page writes them. */
  readonly codes: readonly string[]
  /** The one of them that is on by the shopper's word alone; null where the page names all. */
  readonly told: ToldCode | null
  /** The code went off when the field was opened; `reading` is from before. */
  readonly isOff: boolean
  readonly sight: Sight
  readonly landmarks: Landmarks
}

/** What the shop or its script has put into its field, where it says nothing of a refusal. */
function codeSent({ field, messages }: Sight): string | undefined {
  const held = field?.field.value.trim() ?? ''
  const isSent = field?.field.getAttribute('value')?.trim() === held
  const isCode = isWrittenAsCode(held) && field !== undefined && (isSent || !isTyped(field.field))
  return isCode && !messages.some((each) => verdictOf(each)?.kind === 'refused') ? held : undefined
}

/** Whether the shopper has written into the field, perhaps a code that never was sent. */
const isTyped = (field: HTMLInputElement) => field.matches(':focus, :user-valid, :user-invalid')

/** A code whose row among the sums is folded away. Several may be on, or none but a pattern of one. */
function foldedCode(document: Document, landmarks: Landmarks): string | undefined {
  const view = liveView(document)
  const lowers = (row: Element) =>
    [row, ...around(row, 2)].some((part) => takesOff(spacedText(part)))
  const [only, ...others] = look(unfolded(view), landmarks).applied.filter(
    ({ row }) => !view.isVisible(row) && lowers(row),
  )
  return others.length > 0 ? undefined : (only?.code ?? undefined)
}

type ArrivalRequest = Pick<EngineRequest, 'document' | 'codes' | 'currencyHint' | 'told'>

/**
 * Reads the arrival state; only what folds the voucher field away is opened. Without a stable total
 * nothing could be promised, and a code that neither the page nor the shopper names could not be put
 * back, so either ends the run here.
 */
export async function arrive(
  driver: {
    open(known: readonly string[]): Promise<void>
    read(landmarks: Landmarks): Promise<Answer | Leaving>
  },
  { document, codes, currencyHint, told }: ArrivalRequest,
  askRecords: AskRecords,
): Promise<Arrival | RunCause> {
  const landmarks: Landmarks = { currencyHint, codes }
  const glance = () => glanceAt(liveView(document), landmarks)
  const before = glance()
  // What tells of a code may give way to the field.
  const isInUse = saysInUse(document)
  await driver.open(codes)
  const answer = await driver.read(landmarks)
  if (answer.kind === 'rate-limited') return 'rate-limited'
  if (answer.kind === 'leaving') return 'no-total'
  if (answer.kind !== 'seen') return answer.cause
  const { isStill } = answer
  const { sight, recorded } = await askRecords(answer.sight)
  const reading = isStill ? readingOf(sight, new Date()) : null
  if (reading === null || sight.total === undefined) return 'no-total'
  const applied = rowsAtArrival(sight)
  // Codes have digits, and rules mostly words.
  const isOfRule = (code: string) =>
    hintsSay(document, 'ruleNames') &&
    !/\d/.test(code) &&
    recorded.every((each) => each.code !== code) &&
    codes.every((each) => each.toLowerCase() !== code.toLowerCase())
  const isNameless = ({ code, row }: AppliedCode) =>
    code === null || isOfRule(code) || isItemNumber(row, code)
  const nameless = applied.filter(isNameless)
  const named = applied.flatMap((each) => (each.code === null || isNameless(each) ? [] : each.code))
  if (holdsUnnamed(document, sight)) return told === undefined ? 'unnamed-code' : 'not-put-back'
  const untoldRows = hintsSay(document, 'ruleNames') ? untold(sight, recorded).length : 0
  // A field that comes once both are off goes with the first of them.
  const isRemovable = applied.every(({ remover }) => remover !== null)
  if (sight.field === undefined && isRemovable && new Set(named).size > 1) return 'no-field'
  const isNamed = nameless.length === 0
  // Several rows without a name may tell of one code.
  const removers = applied.flatMap(({ remover }) => remover ?? [])
  const kept =
    isNamed || named.length > 0 ? undefined : codeKeptInField(liveView(document), removers)
  const off = isNamed && named.length === 0 ? openedOff(before, glance(), codes) : undefined
  const inField = kept ?? sight.inField ?? (named.length === 0 ? codeSent(sight) : undefined)
  const isShown = inField !== undefined || off !== undefined || named.length > 0
  const folded = isShown ? undefined : foldedCode(document, landmarks)
  // What tells of a code may be what opens the field; or a message alone does.
  const isTold = before.isNameless || isInUse || tellsOfNamelessCode(sight.messages, document)
  // Where a code has a row under its rule's name, a discount among the sums alone is none.
  const isCounted = sight.countsVoucher && !hintsSay(document, 'ruleNames')
  const isUnseen = !isShown && folded === undefined && (isTold || isCounted)
  const isAsked = untoldRows > 0 || (!isNamed && kept === undefined) || isUnseen
  if (isAsked && told === undefined) return 'unnamed-code'
  const ofShopper = isAsked ? told : undefined
  const names = ofShopper === undefined ? undefined : nameOfTold(nameless, ofShopper)
  // Of several rows any may be of another code, or of what comes by itself.
  const isOne = untoldRows < 2 && nameless.length < 2 && named.length === 0 && off === undefined
  if (ofShopper !== undefined && !isOne) return 'not-put-back'
  const shown = [...named, ofShopper ?? inField ?? folded].filter((code) => code !== undefined)
  const own = off === undefined ? shown : [off.code]
  if (own.length > 0 && sight.total.isAboveDiscount === true) return 'no-total'
  // Neither a refusal of that code would be understood nor what opens the field once it is off.
  const { languageTag } = tongueOf(document, currencyHint)
  if (own.length > 0 && isUnknownLanguage(languageTag)) return 'unknown-language'
  return {
    reading: off?.reading ?? reading,
    codes: own,
    told: ofShopper === undefined ? null : { code: ofShopper, rows: sight.applied.length },
    isOff: off !== undefined,
    sight,
    landmarks: {
      currencyHint,
      codes: [...own, ...codes],
      total: landmarkOf(sight.total),
      before: sceneryOf(liveView(document), codes),
      recorded,
      names,
    },
  }
}
