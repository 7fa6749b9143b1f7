// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { afterAct } from './after-act.ts'
import type { DriverNote } from './drivers/driver.ts'
import { liveView } from './dom/view.ts'
import { look } from './look.ts'
import { beginState, learn } from './run-state.ts'
import { nextStep } from './plan.ts'

const landmarks = { currencyHint: 'GBP', codes: ['FIVE', 'TEN'] }
const driver: DriverNote = {
  ...{ manner: 'page', pageUrl: 'https://shop.example/basket', lines: [], linesOnPage: [] },
  ...{ form: null, totals: 'live', doubted: null, isShaken: false, strayed: 0, settlesMs: null },
}

const sightOf = (codes: readonly string[], total: string) => {
  const rows = codes.map((code) => `<p>Voucher ${code} <button>Remove</button></p>`)
  document.body.innerHTML = `<label>Voucher <input></label> <button>Apply</button>
    ${rows.join('')}<p>Total <b>${total}</b></p>`
  return look(liveView(document), landmarks)
}

const begun = () => {
  const reading = { total: { minor: 4500, currency: 'GBP' }, label: 'Total', at: '' }
  const arrival = { reading, codes: [], sight: sightOf([], '£45.00'), landmarks }
  return beginState(['FIVE', 'TEN'], arrival, 9, driver, '2026-11-22T10:00:00.000Z')
}

it('takes another code off first where it keeps the best one from going back on', () => {
  const measured = [
    { minor: 4000, codes: ['FIVE'] },
    { minor: 3500, codes: ['TEN'] },
  ]
  const known = { untried: [], measured, standing: ['FIVE'], minor: 4000, holdsOne: true }
  const state = learn(begun(), known)
  expect(nextStep(state.known)).toEqual({ kind: 'put-on', code: 'TEN' })
  const answer = { kind: 'seen', sight: sightOf(['FIVE'], '£40.00'), isStill: true } as const
  const next = afterAct(state, { kind: 'put-on', code: 'TEN' }, answer)
  expect(nextStep(next.known)).toEqual({ kind: 'take-off', code: 'FIVE' })
})

it('measures a code beside another that could not be taken off from the total with that one', () => {
  const known = { untried: ['TEN'], standing: ['FIVE'], minor: 4000, canRemove: false }
  const answer = { kind: 'seen', sight: sightOf(['FIVE', 'TEN'], '£30.00'), isStill: true } as const
  const next = afterAct(learn(begun(), known), { kind: 'try', code: 'TEN' }, answer)
  expect(next.outcomes.find(({ code }) => code === 'TEN')?.outcome).toMatchObject({
    kind: 'applied',
    before: { total: { minor: 4000 } },
    after: { total: { minor: 3000 } },
  })
})

it('puts the shopper’s own code on once more where only the last look shows that it is off', () => {
  const reading = { total: { minor: 4000, currency: 'GBP' }, label: 'Total', at: '' }
  const arrival = { reading, codes: ['MINE'], sight: sightOf(['MINE'], '£40.00'), landmarks }
  const begun = beginState(['FIVE'], arrival, 9, driver, '2026-11-22T10:00:00.000Z')
  const stale = learn(begun, { untried: [], standing: ['MINE'], minor: 4000, lost: ['MINE'] })
  const answer = { kind: 'seen', sight: sightOf([], '£45.00'), isStill: true } as const
  const next = afterAct(stale, { kind: 'settle' }, answer)
  expect(nextStep(next.known)).toEqual({ kind: 'put-on', code: 'MINE' })
  expect(afterAct(next, { kind: 'settle' }, answer)).toMatchObject({
    isSettled: true,
    ending: { cause: 'not-restored' },
  })
})
