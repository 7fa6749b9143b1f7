import { liveView, unfolded, type View } from '#extension/engine/dom/view.ts'
import { applyControl } from '#extension/engine/finder/apply-control.ts'
import type { AppliedCode } from '#extension/engine/finder/applied-codes.ts'
import { isBasket } from '#extension/engine/finder/basket.ts'
import { couponFields } from '#extension/engine/finder/coupon-field.ts'
import { mayBeBasket } from '#extension/engine/finder/glance.ts'
import { openersOf, summaryOpeners } from '#extension/engine/finder/openers.ts'
import { revealers } from '#extension/engine/finder/reveal.ts'
import { look } from '#extension/engine/look.ts'
import { reasonToRefuse } from '#extension/engine/safety.ts'
import type { Answers, Basket } from './glimpse.ts'

declare global {
  interface Window {
    /** What the engine finds otherwise than a shopper would; nothing where it finds all. */
    corpusGlimpse: (answers: Answers) => string[]
  }
}

/** Openers are pressed one after the other, and no more of them than this. */
const mostPressed = 4

window.corpusGlimpse = (answers) => {
  const isSeen = mayBeBasket(document) && isBasket(document)
  if (!answers.basket) return isSeen ? ['taken for a basket'] : []
  const view = liveView(document)
  return [
    ...(isSeen ? [] : ['not known for a basket']),
    ...wrongTotal(answers, view),
    ...wrongCodes(answers, view, 'on a list'),
    ...wrongCodes(answers, view, 'on no list'),
    ...wrongField(answers, view),
    ...wrongOpener(answers, view),
  ]
}

const at = (selector: string | null) =>
  selector === null ? null : document.querySelector(selector)

/** Whether two elements are one for whoever presses them. */
const areOne = (one: Element, other: Element) =>
  one.contains(other) ||
  other.contains(one) ||
  ('control' in one && one.control === other) ||
  ('control' in other && other.control === one)

function wrongTotal({ total, currency, codes }: Basket, view: View): string[] {
  const sight = look(view, { currencyHint: currency, codes: codes.map(({ code }) => code) })
  const read = sight.total?.minor ?? null
  // What the goods cost is read where nothing more is told, and known to be no more than that.
  if (read === total || (total === null && sight.total?.isUntold === true)) return []
  return [`the total is ${String(read)} and not ${String(total)}`]
}

/** What a code is told by may differ where the extension knows its name. */
function wrongCodes(
  { currency, codes }: Basket,
  view: View,
  known: 'on a list' | 'on no list',
): string[] {
  const names = codes.map(({ code }) => code.toUpperCase())
  const listed = known === 'on a list' ? codes.map(({ code }) => code) : []
  const { applied, inField } = look(view, { currencyHint: currency, codes: listed })
  const found = (name: string) => applied.find(({ code }) => code?.toUpperCase() === name)
  const kept = (name: string) =>
    inField?.toUpperCase() === name || applied.some((each) => holdsLocked(each, name))
  const unseen = names.filter((name) => found(name) === undefined && !kept(name))
  const others = applied.filter(
    ({ code, row }) =>
      !names.includes(code?.toUpperCase() ?? '') &&
      !names.some((name) => holdsLocked({ code, row }, name)),
  )
  const removers = codes.filter(({ code, remover }) => {
    const [own, pressed] = [found(code.toUpperCase())?.remover, at(remover)]
    return own && (pressed === null || !areOne(own, pressed))
  })
  return [
    ...unseen.map((name) => `${name} ${known} is not seen`),
    ...others.map(({ code }) => `${code ?? 'a code without a name'} is told to be on`),
    ...removers.map(({ code }) => `${code} is taken off by something else`),
  ]
}

/** A code without a name of its own may stand in its field. */
const holdsLocked = ({ code, row }: Pick<AppliedCode, 'code' | 'row'>, name: string) =>
  code === null && row.querySelector('input')?.value.toUpperCase() === name

function wrongField({ field, apply }: Basket, view: View): string[] {
  const [found] = couponFields(view).filter((each) => !each.field.disabled)
  const wanted = at(field)
  if (wanted === null) return found === undefined ? [] : ['a field is found where none is']
  if (found?.field !== wanted) return ['the field is not found']
  found.field.value = 'ABC12'
  found.field.dispatchEvent(new Event('input', { bubbles: true }))
  const [own, pressed] = [applyControl(found, view), at(apply)]
  if (pressed === null) return own === undefined ? [] : ['a button is found where none is']
  return own !== undefined && areOne(own, pressed) ? [] : ['the button is not found']
}

function wrongOpener({ opener }: Basket, view: View): string[] {
  const wanted = at(opener)
  if (wanted === null) return []
  const [folded] = couponFields(unfolded(view))
  const asking = revealers(view).filter((each) => reasonToRefuse(each, 'reveal') === undefined)
  const openers = [
    ...(folded ? openersOf(folded.field, view) : []),
    ...asking,
    ...summaryOpeners(view),
  ]
  const pressed = [...new Set(openers)].slice(0, mostPressed)
  return pressed.some((each) => areOne(each, wanted)) ? [] : ['what opens the field is not found']
}
