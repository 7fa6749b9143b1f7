/**
 * `npm run bench -- [<group>…]`: measures, and prints one line a figure on standard output:
 * `name value unit`. What it is doing goes to standard error.
 */
import { apiFigures } from './api/figures.ts'
import { engineFigures } from './engine/figures.ts'
import { extensionFigures } from './extension/figures.ts'
import { figureLine, type Group } from './figure.ts'

const groups: Readonly<Record<string, Group>> = {
  api: apiFigures,
  engine: engineFigures,
  extension: extensionFigures,
}

const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !Object.hasOwn(groups, name))
if (unknown === undefined) {
  const say = (line: string) => {
    console.error(line)
  }
  for (const [name, group] of Object.entries(groups)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    for await (const figure of group({ say })) console.log(figureLine(figure))
  }
} else {
  console.error(`There is no group “${unknown}”; the groups are ${Object.keys(groups).join(', ')}.`)
  process.exitCode = 1
}
