/**
 * `npm run bench -- [<group>…] [--long] [--write]`: measures, and prints one line a figure on
 * standard output: `name value unit`. What it is doing goes to standard error. `--long` adds what
 * takes many minutes; `--write` puts each group's figures into `docs/figures.md`.
 */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { apiFigures } from './api/figures.ts'
import { engineFigures } from './engine/figures.ts'
import { extensionFigures } from './extension/figures.ts'
import { figureLine, type Figure, type Group } from './figure.ts'
import { withFigures } from './report.ts'
import { runFigures } from './run/figures.ts'
import { siteFigures } from './site/figures.ts'

const groups: Readonly<Record<string, Group>> = {
  site: siteFigures,
  api: apiFigures,
  engine: engineFigures,
  extension: extensionFigures,
  run: runFigures,
}

const root = resolve(import.meta.dirname, '../..')
const { positionals: chosen, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    long: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const say = (line: string) => {
  console.error(line)
}

async function write(figures: readonly Figure[]): Promise<void> {
  const file = resolve(root, 'docs/figures.md')
  const day = new Date().toISOString().slice(0, 10)
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  })
  const text = withFigures(await readFile(file, 'utf8'), { figures, day, commit: commit.trim() })
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
}

const unknown = chosen.find((name) => !Object.hasOwn(groups, name))
if (unknown === undefined) {
  for (const [name, group] of Object.entries(groups)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    const figures: Figure[] = []
    for await (const figure of group({ say, long: options.long })) {
      console.log(figureLine(figure))
      figures.push(figure)
    }
    if (options.write) await write(figures)
  }
} else {
  console.error(`There is no group “${unknown}”; the groups are ${Object.keys(groups).join(', ')}.`)
  process.exitCode = 1
}
