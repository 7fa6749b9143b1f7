import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { retailerMark } from '#brand/retailer-mark.ts'

const css = await readFile(join(import.meta.dirname, '../../brand/tokens.css'), 'utf8')

/** Colours of each block of the file that sets some, later ones over earlier ones. */
function colours(...selectors: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const selector of selectors) {
    const start = css.indexOf(`${selector} {`)
    if (start === -1) throw new Error(`tokens.css has no block ${selector}`)
    const block = css.slice(start, css.indexOf('}', start))
    for (const [, name = '', value = ''] of block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) {
      found.set(name, value)
    }
  }
  return found
}

const schemes = {
  light: colours(':root'),
  'dark by the system': colours(':root', ":root:not([data-scheme='light'])"),
  'dark by the switch': colours(':root', ":root[data-scheme='dark']"),
}

/** WCAG 2.2, "relative luminance". */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken']
const textPairs = [
  ...surfaces.flatMap((surface) =>
    ['text', 'text-muted', 'link', 'positive', 'pending', 'negative'].map((text) => [
      text,
      surface,
    ]),
  ),
  ...['text', 'text-muted', 'link'].map((text) => [text, 'primary-soft']),
  ...['primary', 'primary-hover'].map((surface) => ['on-primary', surface]),
  ['on-primary-deep', 'primary-deep'],
  ['positive', 'positive-soft'],
  ['pending', 'pending-soft'],
  ['negative', 'negative-soft'],
  ['text', 'pending-soft'],
  ['surface', 'text'],
]
const shapePairs = surfaces.flatMap((surface) => [
  ['focus', surface],
  ['border-strong', surface],
])

for (const [scheme, tokens] of Object.entries(schemes)) {
  const contrastOf = ([one = '', other = '']: readonly string[]) =>
    contrast(tokens.get(one) ?? '', tokens.get(other) ?? '')

  test.each(textPairs)(`${scheme}: %s is readable on %s`, (...pair) => {
    expect(contrastOf(pair)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs)(`${scheme}: %s can be made out on %s`, (...pair) => {
    expect(contrastOf(pair)).toBeGreaterThanOrEqual(3)
  })
}

test('both ways into the dark scheme give the same colours', () => {
  expect(schemes['dark by the system']).toEqual(schemes['dark by the switch'])
})

test('the initials of a drawn mark can be read on its ground and its motif', () => {
  for (let index = 0; index < 200; index++) {
    const { ground, motif, ink } = retailerMark(`Shop ${index}`)
    expect(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(ink, motif), `${ink} on ${motif}`).toBeGreaterThanOrEqual(4.5)
  }
})
