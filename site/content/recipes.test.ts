import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRecipes, recipeFiles } from './recipes.ts'

const recipe = {
  domain: 'shop.example',
  why: 'The field of the partner programme looks like the voucher field.',
  checked: '2026-11-21',
  pages: [{ path: '/basket', hints: { field: ['#voucher'] } }],
}
const read = (content: unknown, name = 'shop.example.json') =>
  readRecipes({ [`/src/content/recipes/${name}`]: JSON.stringify(content) })

describe('readRecipes', () => {
  it('gives the extension what it needs, and no more', () => {
    const { domain, pages } = recipe
    expect(read(recipe)).toEqual([{ domain, pages }])
    expect(readRecipes({})).toEqual([])
  })

  it.each([
    ['a selector', { field: ['#a,#b'] }, /pages\.0\.hints\.field\.0: must be a plain selector/],
    ['a button', { apply: ['.buy-now'] }, /apply\.0: must not name a button that orders or pays/],
    ['a key', { run: ['x'] }, /pages\.0\.hints: remove run, which nobody reads/],
  ])('says which file to change where %s is wrong, and what', (_, hints, what) => {
    const broken = () => read({ ...recipe, pages: [{ path: '/basket', hints }] })
    expect(broken).toThrow(what)
    expect(broken).toThrow('src/content/recipes/shop.example.json')
  })

  it('asks for a file that is called after its domain', () => {
    expect(() => read(recipe, 'shop.json')).toThrow('must be called shop.example.json')
  })

  it('says so where a file is no JSON', () => {
    expect(() => readRecipes({ 'a/shop.example.json': '{' })).toThrow(
      'shop.example.json is no JSON',
    )
  })
})

it('reads every recipe of the repository', async () => {
  const folder = join(import.meta.dirname, '../../src/content/recipes')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const read = readRecipes(recipeFiles).map(({ domain }) => `${domain}.json`)
  expect(read.sort()).toEqual(names.sort())
})
