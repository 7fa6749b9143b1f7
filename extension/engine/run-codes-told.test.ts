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
  const { cause, kept, saving, arrivalCodes } = progress
  return { cause, kept, saving, arrivalCodes, on: (window as unknown as { code: string }).code }
}

const known = { MINE5: 'Code already applied to your basket' }

describe('a run where the shopper names the code that the page doesn’t', () => {
  it('puts a better one in its place once the shop has said that it knows it', async () => {
    const used = { MINE5: 'This code has already been used' }
    expect(await runBeside(used, 'MINE5')).toMatchObject({
      ...{ cause: null, kept: ['TEN'], saving: 500, arrivalCodes: ['MINE5'], on: 'TEN' },
    })
  })

  it('leaves it on where none is better', async () => {
    expect(await runBeside(known, 'MINE5', ['WRONG', 'FIVE'])).toMatchObject({
      ...{ cause: null, kept: ['MINE5'], saving: 0, on: 'MINE5' },
    })
  })

  it('goes on where the shop tells it apart from the next', async () => {
    expect(await runBeside(known, 'MINE5')).toMatchObject({ kept: ['TEN'], on: 'TEN' })
  })

  it.each([
    ['refuses it', { MINES: 'This code is not valid.' }],
    ['says nothing to it', { MINES: ' ' }],
  ])('touches nothing where the shop %s', async (_, answers) => {
    expect(await runBeside(answers, 'MINES', ['TEN'])).toMatchObject({
      ...{ cause: 'code-unproved', kept: [], saving: 0, arrivalCodes: [], on: 'MINE5' },
    })
  })

  it('keeps another one that the shop took, and tries no more', async () => {
    expect(await runBeside({}, 'TEN', ['TEN', 'FIVE'])).toMatchObject({
      ...{ cause: null, kept: ['TEN'], saving: 500, on: 'TEN' },
    })
  })

  it('asks for the name first', async () => {
    expect(await runBeside(known, undefined)).toMatchObject({ cause: 'unnamed-code', on: 'MINE5' })
  })
})
