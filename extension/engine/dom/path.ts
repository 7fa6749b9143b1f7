import { parentOf } from './shadow.ts'

/** Classes that come and go with what is typed, pressed or said: "Mui-error". */
const states = /(?:^|[-_])(?:error|invalid|valid|focus|focused|filled|disabled|hover|loading)$/i

/**
 * Where an element stands, in terms that outlive a re-render: tags, ids and classes without digits, and
 * none that tell of a state.
 */
export function pathOf(element: Element): string {
  const steps: string[] = []
  for (let each: Element | null = element; each !== null; each = parentOf(each)) {
    const names = [each.id, ...each.classList].filter(
      (name) => name !== '' && !/\d/.test(name) && !states.test(name),
    )
    steps.push([each.localName, ...names].join('.'))
  }
  return steps.join('<')
}
