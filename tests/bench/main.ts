/**
 * `npm run bench -- [<group>…] [--long]`: measures, and prints one line a figure on standard
 * output: `name value unit`. What it is doing goes to standard error. `--long` adds what takes
 * many minutes.
 */
import { parseArgs } from 'node:util'
import { apiFigures } from './api/figures.ts'
import { engineFigures } from './engine/figures.ts'
import { extensionFigures } from './extension/figures.ts'
import { figureLine, type Group } from './figure.ts'
import { runFigures } from './run/figures.ts'
import { siteFigures } from './site/figures.ts'

const groups: Readonly<Record<string, Group>> = {
  site: siteFigures,
  api: apiFigures,
  engine: engineFigures,
  extension: extensionFigures,
  run: runFigures,
}

const { positionals: chosen, values: options } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false } },
})
const unknown = chosen.find((name) => !Object.hasOwn(groups, name))
if (unknown === undefined) {
  const say = (line: string) => {
    console.error(line)
  }
  for (const [name, group] of Object.entries(groups)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    for await (const figure of group({ say, long: options.long })) console.log(figureLine(figure))
  }
} else {
  console.error(`There is no group “${unknown}”; the groups are ${Object.keys(groups).join(', ')}.`)
  process.exitCode = 1
}
