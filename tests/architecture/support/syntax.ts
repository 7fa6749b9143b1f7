import { parse as parseAstro } from '@astrojs/compiler-rs'
import { parseSync } from 'vite'

/** A node of an ESTree, as far as these tests look into it. */
export interface SyntaxNode {
  readonly type: string
  readonly [field: string]: unknown
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

/**
 * The syntax tree of a file, which its ending tells the language of. Markup of Astro, HTML and
 * React comes in the same nodes, those of JSX.
 *
 * @throws Error where the file can't be read as what its ending says.
 */
export function parseSource(path: string, source: string): SyntaxNode {
  if (/\.(astro|html)$/.test(path)) {
    const { ast, diagnostics } = parseAstro(source)
    if (diagnostics[0] !== undefined) throw new Error(`${path}: ${diagnostics[0].text}`)
    return ast as SyntaxNode
  }
  const { program, errors } = parseSync(path, source)
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`)
  return program as unknown as SyntaxNode
}

/** The nodes right below a node. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isNode)
}

/** A node and all below it, from the front of the file to its end. */
export function nodesOf(node: SyntaxNode, found: SyntaxNode[] = []): SyntaxNode[] {
  found.push(node)
  for (const child of childrenOf(node)) nodesOf(child, found)
  return found
}

/** The text of a literal, of markup or of a piece of a template; nothing where a node is none. */
export function textOf({ type, value }: SyntaxNode): string | undefined {
  if (type === 'TemplateElement') return (value as { cooked: string | null }).cooked ?? undefined
  const isText = type === 'Literal' || type === 'JSXText'
  return isText && typeof value === 'string' ? value : undefined
}
