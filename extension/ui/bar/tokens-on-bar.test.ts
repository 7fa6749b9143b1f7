import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tokensOnBar } from './tokens-on-bar.ts'

test("the brand's tokens are set on the bar in every scheme", async () => {
  const tokens = await readFile(join(import.meta.dirname, '../../../brand/tokens.css'), 'utf8')
  const onBar = tokensOnBar(tokens)
  expect(onBar).not.toContain(':root')
  expect(onBar.match(/^\s*\.bar.*\{$/gm)?.map((rule) => rule.trim())).toEqual([
    '.bar {',
    ".bar:not([data-scheme='light']) {",
    ".bar[data-scheme='dark'] {",
  ])
})
