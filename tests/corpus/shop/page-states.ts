import type { Fixture } from './fixture.ts'
import { pageRenderer } from './render-page.ts'
import { newVisit, type Visit } from './till.ts'

/** @param parser of one window for all: a window of its own for each page fills the memory. */
export function arrivalPage(fixture: Fixture, parser: DOMParser): Document {
  return parser.parseFromString(pageRenderer(fixture)(newVisit(fixture.shop)), 'text/html')
}

/** At arrival, without a code, with each code on, and after a code that the shop doesn't know. */
export function pageStates(fixture: Fixture, parser: DOMParser): Document[] {
  const { shop } = fixture
  const draw = pageRenderer(fixture)
  const states: Partial<Visit>[] = [
    {},
    { codes: [] },
    ...Object.keys(shop.codes).map((code) => ({
      codes: [code],
      notice: { kind: 'accepted' as const, code },
    })),
    { notice: { kind: 'unknown', code: 'NONE' } },
  ]
  return states.map((change) =>
    parser.parseFromString(draw({ ...newVisit(shop), ...change }), 'text/html'),
  )
}

/** A page and what its templates hold, which a script may draw. */
export function withTemplates(page: Document): ParentNode[] {
  return [page, ...[...page.querySelectorAll('template')].map(({ content }) => content)]
}
