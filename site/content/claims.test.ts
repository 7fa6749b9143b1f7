import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageKeys } from '#domain/pages.ts'
import claims from '../../src/content/claims.json' with { type: 'json' }
import { claimText } from './claims.ts'

test('a claim is written as the language of the page does', () => {
  expect(claimText('shoppers', 'de-DE')).toBe('200.000')
  expect(claimText('reviewSiteRating', 'de-DE')).toBe('4,6')
  expect(claimText('pitchInvestment', 'en-GB', 'pounds')).toBe('£75,000')
})

test('each claim stands on the page that the content file names', async () => {
  const keys: readonly string[] = pageKeys
  for (const { id, page } of claims) {
    expect(keys).toContain(page)
    const view = await readFile(join(import.meta.dirname, `../views/${page}.astro`), 'utf8')
    expect(view, `${page} shows ${id}`).toContain(`'${id}'`)
  }
})
