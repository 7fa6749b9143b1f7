// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { pathOf } from '../dom/path.ts'
import { liveView } from '../dom/view.ts'
import { pressableBeside } from './beside-code.ts'

/** Ids of what may be pressed once the row has gone and the page was drawn anew. */
function beside(html: string): string[] {
  document.body.innerHTML = html
  const row = document.querySelector('.code')
  if (row === null) throw new Error('the page shows no code')
  const path = pathOf(row)
  document.body.innerHTML = html
  document.querySelector('.code')?.remove()
  return pressableBeside(path, liveView(document)).map(({ id }) => id)
}

const row = '<p class="code">MINE12 <button id="cross" aria-label="Remove">×</button></p>'

describe('what may be pressed beside a code that was taken off', () => {
  it('stands in the part of the page that held the code, whatever its words', () => {
    expect(beside(`<section><h2>Extras</h2>${row}<button id="x">Perks</button></section>`)).toEqual(
      ['x'],
    )
  })

  it('is the innermost part that takes a press', () => {
    const words = '<span id="inner" role="button">View</span>'
    expect(
      beside(`<section><div id="outer" tabindex="0">Perks ${words}</div>${row}</section>`),
    ).toEqual(['inner'])
  })

  it.each([
    ['what orders', '<button id="x">Place order</button>'],
    ['what takes something off', '<button id="x" aria-label="Remove">×</button>'],
    ['what adds or redeems', '<button id="x">Redeem</button>'],
    ['what leads to another page', '<a id="x" href="/perks">Perks</a>'],
    ['what sends a form', '<form><button id="x">Perks</button></form>'],
    [
      'what stands with the sums',
      '<div>Goods £10.00, total £9.00</div><button id="x">Perks</button>',
    ],
  ])('is never %s', (_, html) => {
    expect(beside(`<section>${row}${html}</section>`)).toEqual([])
  })
})
