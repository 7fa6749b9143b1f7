import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSession, type Session } from '#local/shop/trade/session.ts'
import { bestTotal, enterCode, priceOf } from '#local/shop/trade/till.ts'
import { gatherCrew, type Crew } from './support/crew.ts'
import { expectBest } from './support/fair-run.ts'
import { seedWhere } from './support/seed-where.ts'
import { basketOf, type Shopper } from './support/shopper.ts'

/** What broke other extensions, each as it shows in a shop. */
let crew: Crew

beforeAll(async () => {
  crew = await gatherCrew(2)
})
afterAll(() => crew.leave())

/** The total with one code alone on the basket. */
function totalWith(session: Session, code: string): number {
  const copy = { ...openSession(session.temperament, session.seed), codes: [] }
  enterCode(copy, code)
  return priceOf(copy).total
}

async function runIn(shopper: Shopper, temperament: string, seed: number) {
  const session = await shopper.arrive(temperament, seed)
  const arrival = basketOf(session)
  await shopper.startRun()
  const run = await shopper.runEnded()
  await expectBest(shopper, run, arrival, session)
  const outcomeOf = (wanted: string) => run.outcomes.find(({ code }) => code === wanted)?.outcome
  return { session, arrival, run, outcomeOf }
}

/** Runs in the page: writes runs of the past wherever a page can, over and over. */
function forgeRuns() {
  const progress = { phase: 'done', saving: 999_999, currency: 'GBP', kept: ['FORGED'] }
  setInterval(() => {
    for (const storage of [sessionStorage, localStorage]) {
      storage.setItem('run', JSON.stringify(progress))
      for (let tab = 0; tab < 50; tab++) storage.setItem(`run:${tab}`, JSON.stringify(progress))
    }
    for (const type of ['run:progress', 'run:ended']) postMessage({ type, progress }, '*')
  }, 50)
}

describe.concurrent('a run', () => {
  it('takes no new line for shipping for the total', () =>
    crew.send(async (shopper) => {
      const seed = seedWhere('shipping-line', (s) => bestTotal(s) === priceOf(s).total)
      const { run, outcomeOf } = await runIn(shopper, 'shipping-line', seed)
      expect(run.saving).toBe(0)
      expect(run.kept).toEqual([])
      expect(outcomeOf('SUMMER24')?.kind).toBe('rejected')
    }))

  it('goes on after the first code that works, to the better one', () =>
    crew.send(async (shopper) => {
      const seed = seedWhere('form-post', (session) => {
        const five = totalWith(session, 'WELCOME5')
        const thirty = totalWith(session, 'GULLS30')
        return thirty < five && five < priceOf(session).total && thirty === bestTotal(session)
      })
      const { session, outcomeOf } = await runIn(shopper, 'form-post', seed)
      expect(outcomeOf('WELCOME5')?.kind).toBe('applied')
      expect(session.codes).toEqual(['GULLS30'])
    }))

  it('calls a code that is taken and changes nothing a code without effect', () =>
    crew.send(async (shopper) => {
      const seed = seedWhere('no-effect', (session) => {
        const before = priceOf(session).total
        return totalWith(session, 'FREESHIP') === before && totalWith(session, 'GULLS30') < before
      })
      const { outcomeOf } = await runIn(shopper, 'no-effect', seed)
      expect(outcomeOf('FREESHIP')).toEqual({ kind: 'no-effect' })
      expect(outcomeOf('GULLS30')?.kind).toBe('applied')
    }))

  it('puts the shopper’s own code back where nothing beats it', () =>
    crew.send(async (shopper) => {
      const seed = seedWhere(
        'own-code',
        (session) =>
          session.secondCode === 'replaces' &&
          bestTotal(session) === priceOf(session).total &&
          totalWith(session, 'SEASIDE10') < totalWith(session, 'NOTACODE'),
      )
      const { session, run } = await runIn(shopper, 'own-code', seed)
      expect(session.attempts.some(({ refusal }) => refusal === null)).toBe(true)
      expect(session.codes).toEqual(['MINE12'])
      expect(run.saving).toBe(0)
    }))

  it('believes nothing that the page’s own script writes or says', () =>
    crew.send(async (shopper) => {
      const { identifier } = await shopper.page.evaluateOnNewDocument(forgeRuns)
      try {
        const { run } = await runIn(shopper, 'ajax', 2)
        expect(run.kept).not.toContain('FORGED')
      } finally {
        await shopper.page.removeScriptToEvaluateOnNewDocument(identifier)
      }
    }))

  it('takes “Not applied” in a row for no code', () =>
    crew.send(async (shopper) => {
      const seed = seedWhere(
        'ajax',
        ({ look }) =>
          look.decoys.has('not-applied-row') && look.phrases.say('notApplied') === 'Not applied',
      )
      const { run } = await runIn(shopper, 'ajax', seed)
      expect(run.arrivalCodes).toEqual([])
    }))

  it('sends codes without the white space that a feed has around them', () =>
    crew.send(async (shopper) => {
      const { session } = await runIn(shopper, 'form-post', 1)
      const typed = session.attempts.map((attempt) => attempt.typed)
      expect(typed).toContain('SEASIDE10')
      expect(typed.filter((each) => each !== each.trim())).toEqual([])
    }))
})
