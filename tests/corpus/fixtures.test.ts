import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { readFixtures } from './shop/fixture.ts'
import { pageStates, withTemplates } from './shop/page-states.ts'

const fixtures = await readFixtures()
/** Of one window for all: a window of its own for each of thousands of pages fills the memory. */
const parser = new new JSDOM().window.DOMParser()

it('has a name for every fixture that no other has', () => {
  const names = fixtures.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.filter((name) => !/^[a-z0-9-]{1,63}$/.test(name))).toEqual([])
})

describe.each(fixtures)('the fixture $name', (fixture) => {
  const { shop } = fixture

  it('is drawn in every state, and has what its acts speak of', () => {
    const pages = pageStates(fixture, parser).flatMap(withTemplates)
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
