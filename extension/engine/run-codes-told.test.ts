import { describe, expect, it, vi } from 'vitest'
import { openPage } from '#tests/corpus/open-page.ts'
import { runAtPage } from '#tests/corpus/run-at-page.ts'

vi.setConfig({ testTimeout: 30_000 })

/** What a shop says to a code while MINE5 is on. */
type Answers = Readonly<Record<string, string>>

const worth: Readonly<Record<string, number>> = { MINE5: 5, FIVE: 4, TEN: 10 }

/**
 * A shop that takes one code and names none: MINE5 is on. What it answers nothing to takes the place of
 * the code that is on.
 */
async function runBeside(answers: Answers, told: string | undefined, codes = ['WRONG', 'TEN']) {
  const html = `<html lang="en"><body><ul><li><a href="/p/1">Belt</a> £40.00</li></ul>
    <p><input placeholder="Discount code"><button type="button" id="apply">Apply</button></p>
    <p role="status"></p><p id="on"></p><p>Total <b></b></p>
    <script>
      const worth = ${JSON.stringify(worth)}
      const answers = ${JSON.stringify(answers)}
      window.code = 'MINE5'
      const draw = (said) => {
        const off = worth[window.code] || 0
        document.querySelector('[role=status]').textContent = said
        document.querySelector('#on').innerHTML =
          off ? 'Discount −£' + off + '.00 <button type="button">Remove discount</button>' : ''
        document.querySelector('b').textContent = '£' + (40 - off) + '.00'
        document.querySelector('#on button')?.addEventListener('click', () => {
          window.code = ''
          draw('')
        })
      }
      document.querySelector('#apply').addEventListener('click', () => {
        const sent = document.querySelector('input').value
        const answer = window.code && answers[sent]
        if (answer) return draw(answer)
        if (!worth[sent]) return draw('This code is not valid.')
        window.code = sent
        draw('')
      })
      draw('')
    </script></body></html>`
  const { window } = openPage(html)
  const result = await runAtPage(window.document, codes, 20, told)
  if (result.kind !== 'ended') throw new Error(result.kind)
  const { progress } = result
  const { cause, kept, saving, arrivalCodes, outcomes } = progress
  return {
    ...{ cause, kept, saving, arrivalCodes },
    untried: outcomes.flatMap(({ code, outcome }) => (outcome.kind === 'untried' ? code : [])),
    on: (window as unknown as { code: string }).code,
    typed: window.document.querySelector('input')?.value,
  }
}

const known = { MINE5: 'Code applied to your basket' }

describe('a run where the shopper names the code that the page doesn’t', () => {
  it('puts a better one in its place once the shop has shown that it is on', async () => {
    expect(await runBeside(known, 'MINE5')).toMatchObject({
      ...{ cause: null, kept: ['TEN'], saving: 500, arrivalCodes: ['MINE5'], on: 'TEN' },
    })
  })

  it.each([[['WRONG', 'FIVE']], [['FIVE']]])(
    'leaves it on where none is better: %j',
    async (codes) => {
      expect(await runBeside(known, 'MINE5', codes)).toMatchObject({
        ...{ cause: null, kept: ['MINE5'], saving: 0, on: 'MINE5' },
      })
    },
  )

  it.each([
    ['refuses it', 'This code is not valid.'],
    ['says nothing to it', ' '],
    ['says that one is on', 'A code is already applied to your basket'],
  ])('touches nothing where the shop %s', async (_, answer) => {
    expect(await runBeside({ MINES: answer }, 'MINES', ['TEN'])).toMatchObject({
      ...{ cause: 'code-unproved', kept: [], saving: 0, arrivalCodes: [], on: 'MINE5' },
    })
  })

  it('keeps another one that the shop took, and tries no more', async () => {
    expect(await runBeside({}, 'TEN', ['TEN', 'FIVE'])).toMatchObject({
      ...{ cause: null, kept: ['TEN'], saving: 500, on: 'TEN', untried: ['FIVE'] },
    })
  })

  it('makes the best of it where the shop took a worse one for the other', async () => {
    expect(await runBeside({}, 'FIVE', ['TEN'])).toMatchObject({
      ...{ cause: null, kept: ['TEN'], saving: 500, on: 'TEN' },
    })
  })

  it('leaves nothing in the field that was not taken', async () => {
    expect(await runBeside({ MINES: 'This code is not valid.' }, 'MINES')).toMatchObject({
      typed: '',
    })
  })

  it('asks for the name first', async () => {
    expect(await runBeside(known, undefined)).toMatchObject({ cause: 'unnamed-code', on: 'MINE5' })
  })
})
