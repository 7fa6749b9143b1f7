import { brand } from '#brand/brand.ts'
import { childrenOf, isNode, nodesOf, parseSource, textOf, type SyntaxNode } from './syntax.ts'

/** Attributes, properties and props whose value a person reads or hears. */
const spokenNames: readonly string[] = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'ariaLabel',
  'body',
  'heading',
  'innerHTML',
  'innerText',
  'label',
  'lead',
  'placeholder',
  'set:html',
  'set:text',
  'textContent',
  'title',
]
const silentElements: readonly string[] = ['script', 'style']
const insertingCalls: readonly string[] = ['append', 'prepend', 'replaceChildren', 'createTextNode']

/**
 * Texts that a file itself says to people: letters in its markup and literals that its markup, its
 * spoken attributes or its changes to a document show, directly or through a name of the same file.
 * What comes out of `strings/`, of data or of the brand is none of them.
 */
export function spokenTexts(path: string, source: string): string[] {
  const tree = parseSource(path, source)
  const nodes = nodesOf(tree)
  const values = valuesByName(nodes)
  const shown = [...markupOf(tree), ...nodes.flatMap(writtenBy)]
  return [...new Set(shown.flatMap((node) => literalsOf(node, values)))]
}

/** What markup shows between its tags, and in its spoken attributes. */
function markupOf(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'JSXElement' && silentElements.includes(elementName(node))) return []
  const shown: SyntaxNode[] = []
  if (node.type === 'JSXAttribute' && spokenNames.includes(attributeName(node))) {
    shown.push(...valueOf(node.value))
  }
  for (const child of childrenOf(node)) {
    const isContent = node.type !== 'JSXAttribute' && child.type === 'JSXExpressionContainer'
    if (child.type === 'JSXText') shown.push(child)
    else if (isContent) shown.push(...valueOf(child))
    shown.push(...markupOf(child))
  }
  return shown
}

/** What an assignment or a call puts into a document. */
function writtenBy(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'AssignmentExpression' && isNode(node.left) && isNode(node.right)) {
    return spokenNames.includes(memberName(node.left)) ? [node.right] : []
  }
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return []
  const [first, ...rest] = node.arguments as SyntaxNode[]
  if (first === undefined) return []
  const called = memberName(node.callee)
  if (called === 'setAttribute') return spokenNames.includes(textOf(first) ?? '') ? rest : []
  return insertingCalls.includes(called) ? [first, ...rest] : []
}

/** Pieces of text that an expression may give, without the name of the product. */
function literalsOf(
  node: SyntaxNode,
  values: ReadonlyMap<string, SyntaxNode>,
  followed: readonly string[] = [],
): string[] {
  const name = node.type === 'Identifier' ? (node.name as string) : undefined
  if (name !== undefined) {
    const value = values.get(name)
    return value === undefined || followed.includes(name)
      ? []
      : literalsOf(value, values, [...followed, name])
  }
  const text = textOf(node)
    ?.replace(/&#?\w+;/g, '')
    .trim()
  if (text !== undefined) return /\p{L}/u.test(text.replaceAll(brand.name, '')) ? [text] : []
  return resultsOf(node).flatMap((part) => literalsOf(part, values, followed))
}

/** The parts of an expression of which its value is made. */
function resultsOf(node: SyntaxNode): SyntaxNode[] {
  switch (node.type) {
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].filter(isNode)
    case 'LogicalExpression':
      return (node.operator === '&&' ? [node.right] : [node.left, node.right]).filter(isNode)
    case 'BinaryExpression':
      return node.operator === '+' ? childrenOf(node) : []
    case 'CallExpression':
      return isNode(node.callee) && String(node.callee.name).startsWith('fill')
        ? filledBy(node)
        : []
    case 'MemberExpression':
      return [node.object].filter(isNode)
    case 'Property':
      return [node.value].filter(isNode)
    case 'ArrayExpression':
    case 'ObjectExpression':
    case 'ParenthesizedExpression':
    case 'TemplateLiteral':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return childrenOf(node)
    default:
      return []
  }
}

/** The text whose places a call fills, and the values that it puts there. */
function filledBy(call: SyntaxNode): SyntaxNode[] {
  const [text, ...others] = call.arguments as SyntaxNode[]
  const values = others.filter(({ type }) => type === 'ObjectExpression')
  return text === undefined ? values : [text, ...values]
}

/** What the names of a file stand for: constants, and parameters that have a value by default. */
function valuesByName(nodes: readonly SyntaxNode[]): Map<string, SyntaxNode> {
  const values = new Map<string, SyntaxNode>()
  for (const { type, id, init, left, right } of nodes) {
    const [name, value] = type === 'VariableDeclarator' ? [id, init] : [left, right]
    const isNamed = type === 'VariableDeclarator' || type === 'AssignmentPattern'
    if (isNamed && isNode(name) && name.type === 'Identifier' && isNode(value)) {
      values.set(name.name as string, value)
    }
  }
  return values
}

/** The value of an attribute or between braces, without the braces. */
function valueOf(value: unknown): SyntaxNode[] {
  if (!isNode(value)) return []
  return value.type === 'JSXExpressionContainer' ? valueOf(value.expression) : [value]
}

function elementName(element: SyntaxNode): string {
  const { name } = element.openingElement as { name: SyntaxNode }
  return String(name.name)
}

function attributeName(attribute: SyntaxNode): string {
  const name = attribute.name as SyntaxNode
  if (name.type !== 'JSXNamespacedName') return String(name.name)
  return [name.namespace, name.name].map((part) => String((part as SyntaxNode).name)).join(':')
}

function memberName({ type, property }: SyntaxNode): string {
  return type === 'MemberExpression' && isNode(property) ? String(property.name) : ''
}
