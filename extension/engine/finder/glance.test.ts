// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { finding as de } from '../lexicon/finding/de.ts'
import { finding as en } from '../lexicon/finding/en.ts'
import { finding as es } from '../lexicon/finding/es.ts'
import { finding as fr } from '../lexicon/finding/fr.ts'
import { finding as italian } from '../lexicon/finding/it.ts'
import { finding as nl } from '../lexicon/finding/nl.ts'
import { finding as pl } from '../lexicon/finding/pl.ts'
import { finding as pt } from '../lexicon/finding/pt.ts'
import { phrasesOf } from '../lexicon/phrases.ts'
import { mayBeBasket } from './glance.ts'

const seems = (html: string) => {
  document.body.innerHTML = html
  return mayBeBasket(document)
}

describe('mayBeBasket', () => {
  it.each([
    ['calls itself a basket', '<h1>Your basket</h1>'],
    ['is called a step of a checkout', '<h2>Payment</h2>'],
    ['asks for a card', '<input name="card_number">'],
    ['shows a sum', '<p>Total <b>12 zł</b></p>'],
    ['shows a sum that is folded away', '<div hidden><p>Total <b>£12.00</b></p></div>'],
    ['asks for a code before it draws the field', '<button>Have a promo code?</button>'],
    ['has a field for a code, and no words for sums', '<label>Promo code <input></label>'],
  ])('takes a page for a basket that %s', (_, html) => {
    expect(seems(html)).toBe(true)
  })

  it.each([
    ['sells one thing', '<h1>Kettle</h1><p>£40.00</p><button>Add to basket</button>'],
    ['has a search and a newsletter', '<input name="q"><label>Mail <input type="email"></label>'],
    ['speaks of totals in a sentence', '<p>In total we have sold more than 5 kettles a day.</p>'],
  ])('leaves a page alone that %s', (_, html) => {
    expect(seems(html)).toBe(false)
  })

  it('knows a field by each of the names that a code has', () => {
    const names = [de, en, es, fr, italian, nl, pl, pt].flatMap(({ field, weakField }) =>
      [field, weakField].flatMap(phrasesOf),
    )
    const unknown = names.filter((name) => !seems(`<input aria-label="${name}">`))
    expect(unknown).toEqual([])
  })
})
