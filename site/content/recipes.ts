import * as v from 'valibot'
import { recipeFile, type Recipe } from '#domain/contract/recipe.ts'

/** Text of each recipe of the repository, by its path. */
export const recipeFiles = import.meta.glob<string>('/src/content/recipes/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/**
 * Reads recipes as they lie in the repository.
 *
 * @param files text of each file of `src/content/recipes`, by its path.
 * @throws Error with a sentence that names the file and says what to change.
 */
export function readRecipes(files: Readonly<Record<string, string>>): Recipe[] {
  return Object.entries(files).map(([path, text]) => {
    const name = path.split('/').at(-1) ?? path
    const broken = (what: string) =>
      new Error(`The recipe src/content/recipes/${name} ${what} docs/adding-a-shop.md shows one.`)
    const content = jsonIn(text)
    if (content === undefined) throw broken('is no JSON.')
    const read = v.safeParse(recipeFile, content)
    if (!read.success) throw broken(`can’t be used: ${read.issues.map(fault).join('; ')}.`)
    const { domain, pages } = read.output
    if (name !== `${domain}.json`) throw broken(`must be called ${domain}.json, after its domain.`)
    return { domain, pages }
  })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** `pages.0.hints.apply.0: must not name a button that orders or pays` and so on. */
function fault(issue: v.BaseIssue<unknown>): string {
  const keys = issue.path?.map(({ key }) => String(key)) ?? []
  // Of the keys that a part should not have, valibot tells the first.
  const last = issue.expected === 'never' ? keys.pop() : undefined
  const what = last === undefined ? issue.message : `remove ${last}, which nobody reads`
  return `${keys.join('.') || 'the whole'}: ${what}`
}
