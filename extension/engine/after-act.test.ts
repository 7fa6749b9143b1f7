// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { afterAct } from './after-act.ts'
import type { DriverNote } from './drivers/driver-note.ts'
import { liveView } from './dom/view.ts'
import { look } from './look.ts'
import { beginState, learn, progressOf } from './run-state.ts'
import { nextStep } from './plan.ts'

const landmarks = { currencyHint: 'GBP', codes: ['FIVE', 'TEN'] }
const driver: DriverNote = {
  ...{ manner: 'page', pageUrl: 'https://shop.example/basket', lines: [], linesOnPage: [] },
  ...{
    form: null,
    totals: 'live',
    doubted: null,
    showedSent: false,
    isShaken: false,
    fieldByLoad: false,
    ownCodeAt: null,
    fieldAt: null,
    others: [],
    strayed: 0,
    settlesMs: null,
  },
}

const sightOf = (codes: readonly string[], total: string, said = '') => {
  const rows = codes.map((code) => `<p>Voucher ${code} <button>Remove</button></p>`)
  document.body.innerHTML = `<label>Voucher <input></label> <button>Apply</button>
    ${rows.join('')}<div role="alert">${said}</div><p>Total <b>${total}</b></p>`
  return look(liveView(document), landmarks)
}

const begun = () => {
  const reading = { total: { minor: 4500, currency: 'GBP' }, label: 'Total', at: '' }
  const arrival = {
    reading,
    codes: [],
    sight: sightOf([], '£45.00'),
    landmarks,
    told: null,
    isOff: false,
  }
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

it('believes no total that another code has lowered for one that the shop refuses', () => {
  const measured = [
    { minor: 3800, codes: ['OWN', 'TEN'] },
    { minor: 3900, codes: ['FIVE'] },
  ]
  const known = { untried: [], measured, standing: ['FIVE'], minor: 3900, holdsOne: true }
  const state = learn({ ...begun(), hasRows: true }, known)
  const sight = sightOf(['FIVE'], '£39.00', 'This code can’t be combined with: FIVE')
  const answer = { kind: 'seen', sight, isStill: true } as const
  const next = afterAct(state, { kind: 'put-on', code: 'TEN' }, answer)
  expect(next.known.standing).toEqual(['FIVE'])
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
  const arrival = {
    reading,
    codes: ['MINE'],
    sight: sightOf(['MINE'], '£40.00'),
    landmarks,
    told: null,
    isOff: false,
  }
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

it('looks for the field once more where the shopper’s own code is off and the total is still its', () => {
  const { reading } = begun().arrival
  const sight = sightOf(['MINE'], '£45.00')
  const arrival = { reading, codes: ['MINE'], sight, landmarks, told: null, isOff: false }
  const state = beginState(['FIVE'], arrival, 9, driver, '2026-11-22T10:00:00.000Z')
  const off = learn(state, { untried: [], standing: [], mustClear: true })
  const answer = { kind: 'unable', cause: 'no-field' } as const
  const next = afterAct(off, { kind: 'put-on', code: 'MINE' }, answer)
  expect(next).toMatchObject({ mustLook: true, known: { lost: [] } })
  expect(nextStep(next.known)).toEqual({ kind: 'put-on', code: 'MINE' })
})

it('knows a code for one that works while the refusal of the one before still stands', () => {
  const refusal = 'This voucher is not valid for your basket.'
  const seen = (sight: ReturnType<typeof sightOf>) =>
    ({ kind: 'seen', sight, isStill: true }) as const
  const act = (code: string) => ({ kind: 'try', code }) as const
  const refused = afterAct(begun(), act('FIVE'), seen(sightOf([], '£45.00', refusal)))
  const next = afterAct(refused, act('TEN'), seen(sightOf([], '£35.00', refusal)))
  expect(next.outcomes).toMatchObject([
    { code: 'FIVE', outcome: { kind: 'rejected' } },
    { code: 'TEN', outcome: { kind: 'applied', after: { total: { minor: 3500 } } } },
  ])
  // What names the code may be its row, which refuses nothing.
  const shown = { ...sightOf([], '£35.00', refusal), messages: [refusal, 'Voucher TEN'] }
  const named = afterAct(refused, act('TEN'), seen(shown))
  expect(named.outcomes[1]?.outcome).toMatchObject({ kind: 'applied' })
})

it('goes by the total where rows bear the names of rules and no codes', () => {
  const applied = [{ code: null, row: document.body, remover: null }]
  const sight = { ...sightOf([], '£35.00'), applied }
  const answer = { kind: 'seen', sight, isStill: true } as const
  const tried = afterAct(begun(), { kind: 'try', code: 'TEN' }, answer)
  expect(afterAct(tried, { kind: 'look' }, answer).known).toMatchObject({ standing: ['TEN'] })
})

const chipless = (total: string) =>
  ({ kind: 'seen', sight: sightOf([], total), isStill: true }) as const

/** Two codes went on one after the other, on a page that names none and takes none off. */
const twoOn = () => {
  const first = afterAct(begun(), { kind: 'try', code: 'FIVE' }, chipless('£40.00'))
  const stuck = afterAct(first, { kind: 'take-off', code: 'FIVE' }, chipless('£40.00'))
  return afterAct(stuck, { kind: 'try', code: 'TEN' }, chipless('£30.00'))
}

it('knows that a code still stands which changes nothing where it would come back at its own total', () => {
  const next = afterAct(twoOn(), { kind: 'combine', code: 'FIVE' }, chipless('£30.00'))
  expect(next.known).toMatchObject({ standing: ['TEN', 'FIVE'], holdsOne: false })
})

it('knows that a code was replaced where it comes back at its own total', () => {
  const next = afterAct(twoOn(), { kind: 'combine', code: 'FIVE' }, chipless('£40.00'))
  expect(next.known).toMatchObject({ standing: ['FIVE'], holdsOne: true })
})

it('knows a code by the total that it lowers where no row shows it and the shopper’s own is off', () => {
  const known = { untried: ['FIVE'], standing: [], minor: 5000, measured: [] }
  const arrived = { ...begun(), hasRows: true }
  const state = learn(arrived, { ...known, arrival: { codes: ['MINE'], minor: 4500 } })
  const answer = { kind: 'seen', isStill: true, sight: sightOf([], '£48.00') } as const
  expect(afterAct(state, { kind: 'try', code: 'FIVE' }, answer).known.standing).toEqual(['FIVE'])
})

it('keeps the price of a code whose row still stands over a higher total', () => {
  const known = {
    ...{ untried: ['TEN'], standing: ['FIVE'], minor: 4000 },
    measured: [{ minor: 4000, codes: ['FIVE'] }],
  }
  const sight = sightOf(['FIVE'], '£45.00', 'TEN is not valid.')
  const answer = { kind: 'seen', sight, isStill: true } as const
  const next = afterAct(
    learn({ ...begun(), hasRows: true }, known),
    { kind: 'try', code: 'TEN' },
    answer,
  )
  expect(next.known.measured).toEqual([{ minor: 4000, codes: ['FIVE'] }])
})

it('tells of no code that stands for nothing beside the one that counts', () => {
  const measured = [
    { minor: 4000, codes: ['FIVE'] },
    { minor: 3500, codes: ['TEN'] },
  ]
  const keptWith = (minor: number) => {
    const known = { measured, standing: ['FIVE', 'TEN'], minor }
    return progressOf({ ...learn(begun(), known), isSettled: true }).kept
  }
  expect(keptWith(3500)).toEqual(['TEN'])
  expect(keptWith(3000)).toEqual(['FIVE', 'TEN'])
})

it('takes the shopper’s own code that a load has brought back for itself, not for the one just sent', () => {
  const known = { untried: ['FIVE'], standing: [], minor: 5000 }
  const arrival = { ...begun().known.arrival, codes: ['MINE9'], minor: 4500 }
  const state = learn({ ...begun(), hasRows: true }, { ...known, arrival })
  const answer = { kind: 'seen', sight: sightOf(['MINE9'], '£45.00'), isStill: true } as const
  const next = afterAct(state, { kind: 'try', code: 'FIVE' }, answer)
  expect(next.known.standing).toEqual(['MINE9'])
  expect(next.landmarks.names).toBeUndefined()
})

it('takes a code for one that is still on where the total comes back as it was with that one', () => {
  const measured = [{ minor: 4000, codes: ['FIVE'] }]
  const known = { untried: [], measured, standing: ['FIVE'], minor: null }
  const state = learn({ ...begun(), hasRows: true }, known)
  const answer = { kind: 'seen', sight: sightOf([], '£40.00'), isStill: true } as const
  expect(afterAct(state, { kind: 'look' }, answer).known.standing).toEqual(['FIVE'])
})

it('learns without rows that a code was lost that nothing told of', () => {
  const known = { untried: [], standing: ['TEN'], minor: 4500, idle: ['TEN'] }
  const answer = { kind: 'seen', sight: sightOf([], '£50.00'), isStill: true } as const
  const next = afterAct(learn(begun(), known), { kind: 'take-off', code: 'TEN' }, answer)
  expect(next.known.dearer).toBe(5000)
  expect(nextStep(next.known)).toEqual({ kind: 'put-on', code: 'TEN' })
})

it('leaves a code standing where what seemed to take it off has opened the field with it', () => {
  const known = { untried: ['TEN'], standing: ['FIVE'], minor: 4000, mustClear: true }
  const state = learn({ ...begun(), hasRows: true }, known)
  const takeOff = { kind: 'take-off', code: 'FIVE' } as const
  const seen = (total: string) => {
    const sight = sightOf([], total)
    if (sight.field !== undefined) sight.field.field.value = 'FIVE'
    return { kind: 'seen', sight, isStill: true } as const
  }
  const opened = afterAct(state, takeOff, seen('£40.00'))
  expect(opened.known.standing).toEqual(['FIVE'])
  expect(nextStep(opened.known)).toEqual({ kind: 'try', code: 'TEN' })
  expect(afterAct(state, takeOff, seen('£45.00')).known.standing).toEqual([])
})

const told = { code: 'MINE', rows: 0 }

it.each([
  ['knows', 'welcomes it', [], '£45.00', 'Code applied', ['MINE'], null],
  ['doubts', 'says that one is on', [], '£45.00', 'A code is already applied', [], 'code-unproved'],
  ['doubts', 'says that it was used', [], '£45.00', 'Code already used', [], 'code-unproved'],
  ['doubts', 'has it beside the other', ['MINE'], '£45.00', 'Code applied', [], 'code-unproved'],
  ['doubts', 'drops the other for it', [], '£50.00', 'MINE is not valid', [], 'code-unproved'],
] as const)(
  '%s the code that the shopper named where the shop %s',
  (_, __, rows, total, said, codes, cause) => {
    const { reading } = begun().arrival
    const sight = sightOf([], '£45.00')
    const arrival = { reading, codes: ['MINE'], sight, landmarks, told, isOff: false }
    const state = beginState(['FIVE'], arrival, 9, driver, '2026-11-29T10:00:00.000Z')
    expect(nextStep(state.known)).toEqual({ kind: 'resend', code: 'MINE' })
    expect(progressOf(state).arrivalCodes).toEqual([])
    const answer = { kind: 'seen', sight: sightOf(rows, total, said), isStill: true } as const
    const next = afterAct(state, { kind: 'resend', code: 'MINE' }, answer)
    expect(progressOf(next).arrivalCodes).toEqual(codes)
    expect(next.ending.cause).toBe(cause)
    const step = nextStep(next.known)
    expect(step).toEqual(cause === null ? { kind: 'try', code: 'FIVE' } : { kind: 'done' })
  },
)

it('says what kept the code that the shopper named from being sent', () => {
  const { reading } = begun().arrival
  const arrival = {
    reading,
    codes: ['MINE'],
    sight: sightOf([], '£45.00'),
    landmarks,
    told,
    isOff: false,
  }
  const state = beginState(['FIVE'], arrival, 9, driver, '2026-11-29T10:00:00.000Z')
  const after = (answer: Parameters<typeof afterAct>[2]) =>
    afterAct(state, { kind: 'resend', code: 'MINE' }, answer).ending.cause
  expect(after({ kind: 'unable', cause: 'no-field' })).toBe('no-field')
  expect(after({ kind: 'rate-limited', retryAfter: null })).toBe('rate-limited')
})
