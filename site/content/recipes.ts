import type * as z from 'zod/mini'
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
    const parsed = recipeFile.safeParse(content)
    if (!parsed.success) throw broken(`can’t be used: ${faultsIn(parsed.error)}.`)
    const { domain, pages } = parsed.data
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

/** `pages.0.hints.apply.0 must not name a button that orders or pays` and so on. */
function faultsIn(error: z.core.$ZodError): string {
  return error.issues
    .map((issue) => `${issue.path.join('.') || 'the whole'}: ${sentence(issue)}`)
    .join('; ')
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `remove ${issue.keys.join(', ')}, which nobody reads`
  return issue.message
}
