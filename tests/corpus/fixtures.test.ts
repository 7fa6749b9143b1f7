import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { readFixtures, type Fixture } from './shop/fixture.ts'
import { pageRenderer } from './shop/render-page.ts'
import { newVisit, type Visit } from './shop/till.ts'

const fixtures = await readFixtures()
/** Of one window for all: a window of its own for each of thousands of pages fills the memory. */
const parser = new new JSDOM().window.DOMParser()

/** The page at arrival, without a code, with each code on, and after each thing that the shop may say. */
function pagesOf({ shop, template, name }: Fixture): Document[] {
  const draw = pageRenderer({ shop, template, name })
  const at = (change: Partial<Visit>) => {
    const document = parser.parseFromString(draw({ ...newVisit(shop), ...change }), 'text/html')
    return [document, ...[...document.querySelectorAll('template')].map(({ content }) => content)]
  }
  return [
    ...at({}),
    ...at({ codes: [] }),
    ...Object.keys(shop.codes).flatMap((code) =>
      at({ codes: [code], notice: { kind: 'accepted', code } }),
    ),
    ...at({ notice: { kind: 'unknown', code: 'NONE' } }),
  ] as Document[]
}

it('has a name for every fixture that no other has', () => {
  const names = fixtures.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.filter((name) => !/^[a-z0-9-]+$/.test(name))).toEqual([])
})

describe.each(fixtures)('the fixture $name', (fixture) => {
  const { shop } = fixture

  it('is drawn in every state, and has what its acts speak of', () => {
    const pages = pagesOf(fixture)
    const selectors = [
      ...shop.acts.flatMap(({ at, target }) => (target === undefined ? [at] : [at, target])),
      ...shop.answers.parts,
    ]
    const missing = selectors.filter((each) => pages.every((page) => !page.querySelector(each)))
    expect(missing).toEqual([])
  })

  it('has codes to try', () => {
    expect(shop.tries ?? Object.keys(shop.codes)).not.toEqual([])
  })
})
