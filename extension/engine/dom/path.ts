import { parentOf } from './shadow.ts'

/** Where an element stands, in terms that outlive a re-render: tags, ids and classes without digits. */
export function pathOf(element: Element): string {
  const steps: string[] = []
  for (let each: Element | null = element; each !== null; each = parentOf(each)) {
    const names = [each.id, ...each.classList].filter((name) => name !== '' && !/\d/.test(name))
    steps.push([each.localName, ...names].join('.'))
  }
  return steps.join('<')
}
