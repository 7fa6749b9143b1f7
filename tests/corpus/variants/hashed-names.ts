import type { Fixture } from '../shop/fixture.ts'
import type { ShopSettings } from '../shop/settings.ts'
import type { Redrawing } from './redrawings.ts'

/** Attributes that point at elements by their ids. */
const references = ['for', 'list', 'form', 'aria-labelledby', 'aria-describedby', 'aria-controls']
const selectorsOf = /([.#])(-?[_a-z][\w-]*)/gi
const namesByAttribute = new RegExp(String.raw`\[(?:class|id|${references.join('|')})\b|href\W+#`)

/** Classes and ids as bundlers write them: they say nothing to anyone who reads the page. */
export const hashedNames: Redrawing = {
  suits: ({ shop, template }) =>
    !template.includes('<script') && !namesByAttribute.test(JSON.stringify(shop)),
  draw: (document) => {
    const elements = elementsIn(document)
    const ids = new Set(elements.map(({ id }) => id).filter((id) => id !== ''))
    for (const each of elements.filter(({ localName }) => localName === 'style')) {
      each.textContent = each.textContent.replace(selectorsOf, (as, sign: string, name: string) =>
        sign === '.' || ids.has(name) ? sign + hashed(name) : as,
      )
    }
    for (const each of elements) hashNamesOf(each, ids)
  },
  settings: (shop) => ({
    ...shop,
    acts: shop.acts.map((act) => ({
      ...{ ...act, at: hashedSelector(act.at) },
      ...(act.target !== undefined && { target: hashedSelector(act.target) }),
    })),
    answers: hashedAnswers(shop.answers),
  }),
}

/** Those that are drawn later, or in a shadow, as well. */
const elementsIn = (part: ParentNode): Element[] =>
  [...part.querySelectorAll('*')].flatMap((each) =>
    each.localName === 'template'
      ? [each, ...elementsIn((each as HTMLTemplateElement).content)]
      : [each],
  )

function hashNamesOf(element: Element, ids: ReadonlySet<string>): void {
  const rewrite = (attribute: string, rewritten: (value: string) => string) => {
    const value = element.getAttribute(attribute)
    if (value !== null) element.setAttribute(attribute, rewritten(value))
  }
  rewrite('class', hashedNamesIn)
  rewrite('id', hashed)
  for (const each of references) rewrite(each, hashedNamesIn)
  rewrite('href', (to) => (ids.has(to.slice(1)) ? `#${hashed(to.slice(1))}` : to))
}

function hashedAnswers({ busy, ...answers }: ShopSettings['answers']): Fixture['shop']['answers'] {
  return {
    ...answers,
    parts: answers.parts.map(hashedSelector),
    lateParts: answers.lateParts.map(hashedSelector),
    ...(busy && {
      busy: {
        at: hashedSelector(busy.at),
        markup: busy.markup.replace(
          /class=(["'])(.*?)\1/g,
          (_, quote: string, names: string) => `class=${quote}${hashedNamesIn(names)}${quote}`,
        ),
      },
    }),
  }
}

/** What stands in brackets or quotes names no class. */
const hashedSelector = (selector: string) =>
  selector
    .split(/(\[[^\]]*\])/)
    .map((part) =>
      part.startsWith('[')
        ? part
        : part.replace(selectorsOf, (_, sign: string, name: string) => sign + hashed(name)),
    )
    .join('')

const hashedNamesIn = (names: string) =>
  names
    .split(/\s+/)
    .filter((name) => name !== '')
    .map(hashed)
    .join(' ')

/** The same for the same name, and no word (FNV-1a). */
function hashed(name: string): string {
  let hash = 0x811c9dc5
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return `_${hash.toString(36)}`
}
