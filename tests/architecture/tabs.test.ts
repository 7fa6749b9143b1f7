import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, root } from './support/source-files.ts'
import { childrenOf, isNode, nodesOf, parseSource, type SyntaxNode } from './support/syntax.ts'

/** What opens a tab or a window without the shopper having pressed a link. */
const openers = ['tabs.create', 'tabs.duplicate', 'windows.create', 'runtime.openOptionsPage']
const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined
  return node.type === 'Identifier' ? (node.name as string) : undefined
}

/** The last two names of `browser.tabs.create`, whatever stands before them. */
function memberName({ object, property }: SyntaxNode): string {
  const owner = isNode(object) && object.type === 'MemberExpression' ? object.property : object
  return `${nameOf(owner) ?? ''}.${nameOf(property) ?? ''}`
}

/** What a node gives names to: a function's parameters, a variable. */
function bindingsOf({ type, params, id }: SyntaxNode): SyntaxNode[] {
  const named = type === 'VariableDeclarator' || type === 'FunctionDeclaration' ? [id] : []
  return [...(Array.isArray(params) ? (params as unknown[]) : []), ...named].filter(isNode)
}

/** The calls and mentions in a file that can open a tab. */
function openersIn(path: string, source: string): string[] {
  const nodes = nodesOf(parseSource(path, source))
  const members = nodes
    .filter(({ type }) => type === 'MemberExpression')
    .map(memberName)
    .filter((name) => openers.includes(name) || /^(window|globalThis|self)\.open$/.test(name))
  const bound = new Set(nodes.flatMap(bindingsOf).flatMap((each) => nodesOf(each).map(nameOf)))
  const calls = nodes
    .filter(({ type }) => type === 'CallExpression')
    .flatMap((node) => nameOf(childrenOf(node)[0]) ?? [])
    .filter((name) => name === 'open' && !bound.has(name))
  return [...members, ...calls]
}

test(
  'one line of the extension opens a tab, and it is the one for our own pages',
  { timeout: 30_000 },
  async () => {
    const files = await filesOf('extension/**/*.{ts,tsx}')
    expect(files.length).toBeGreaterThan(100)
    const found = await Promise.all(
      files.map(async (path) => {
        const names = openersIn(path, await readFile(join(root, path), 'utf8'))
        return names.map((name) => `${path}: ${name}`)
      }),
    )
    expect(found.flat()).toEqual(['extension/platform/own-pages.ts: tabs.create'])
  },
)

test('our own pages are opened by the onboarding alone', { timeout: 30_000 }, async () => {
  const files = await filesOf('extension/**/*.{ts,tsx}')
  const users: string[] = []
  for (const path of files) {
    const source = await readFile(join(root, path), 'utf8')
    if (source.includes('openOwnPage')) users.push(path)
  }
  expect(users).toEqual(['extension/entrypoints/background.ts', 'extension/platform/own-pages.ts'])
  const background = await readFile(join(root, users[0] ?? ''), 'utf8')
  expect(background.match(/openOwnPage\(/g)).toHaveLength(1)
  expect(background).toMatch(/onboarding\(local, \(\) =>\s*openOwnPage\(/)
})

test('what is a name of the file’s own is no opener', () => {
  expect(openersIn('extension/a.ts', 'export const a = (open: () => void) => open()')).toEqual([])
})

test.each([
  `browser.tabs.create({ url })`,
  `chrome.windows.create({})`,
  `const { tabs } = browser\ntabs.create({})`,
  `const make = browser.tabs.create`,
  `browser.runtime.openOptionsPage()`,
  `window.open(url)`,
  `open(url, '_blank')`,
])('another would be seen: %s', (source) => {
  expect(openersIn('extension/a.ts', source)).not.toEqual([])
})
