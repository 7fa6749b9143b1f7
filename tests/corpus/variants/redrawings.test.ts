// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { readFixtures, type Fixture } from '../shop/fixture.ts'
import { pageRenderer } from '../shop/render-page.ts'
import { newVisit } from '../shop/till.ts'
import { redrawings, redrawn } from './redrawings.ts'

const fixtures = (await readFixtures()).slice(0, 60)

const drawnBy = (fixture: Fixture) =>
  new DOMParser().parseFromString(pageRenderer(fixture)(newVisit(fixture.shop)), 'text/html')

describe.each(Object.entries(redrawings))('a page drawn with "%s"', (_, redrawing) => {
  const pairs = fixtures.flatMap((fixture) => {
    const other = redrawn(fixture, redrawing)
    return other === undefined ? [] : [[fixture, other] as const]
  })

  it('has all that its script looks for', () => {
    const lost = pairs.flatMap(([fixture, other]) => {
      const [page, drawn] = [drawnBy(fixture), drawnBy(other)]
      const [before, after] = [fixture, other].map(({ shop }) =>
        shop.acts.flatMap(({ at, target }) => [at, target ?? at]),
      )
      return (before ?? [])
        .filter((each, at) => page.querySelector(each) && !drawn.querySelector(after?.[at] ?? each))
        .map((each) => `${fixture.name}: ${each}`)
    })
    expect(pairs.length).toBeGreaterThan(10)
    expect(lost).toEqual([])
  })

  it('is another page, but where the page has nothing of the kind', () => {
    const same = pairs.filter(([one, other]) => drawnBy(one).isEqualNode(drawnBy(other)))
    expect(same.length).toBeLessThan(pairs.length / 2)
  })
})
