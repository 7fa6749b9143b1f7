import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildOnce } from './build-once.ts'

let root: string
const build = vi.fn<() => Promise<void>>()

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pouch-build-once-'))
  await writeFile(join(root, 'source.ts'), 'one')
  build.mockReset().mockImplementation(() => writeFile(join(root, 'result.js'), 'built'))
  await run()
  build.mockClear()
})
afterEach(() => rm(root, { recursive: true, force: true }))

const run = (inputs: unknown = { origin: 'https://pouch.example' }) =>
  buildOnce(
    {
      root,
      result: 'result.js',
      sources: ['*.ts'],
      inputs,
      stampFile: join(root, 'stamps', 'result'),
    },
    build,
  )

test('a result whose inputs are the same stands', async () => {
  await run()
  expect(build).not.toHaveBeenCalled()
})

test.each([
  ['a source was changed', () => writeFile(join(root, 'source.ts'), 'another')],
  ['a source was added', () => writeFile(join(root, 'more.ts'), 'more')],
  ['the result is gone', () => rm(join(root, 'result.js'))],
  ['another command has built over it', () => utimes(join(root, 'result.js'), 1, 1)],
])('it is built again where %s, and then stands', async (_, change) => {
  await change()
  await run()
  expect(build).toHaveBeenCalledOnce()
  await run()
  expect(build).toHaveBeenCalledOnce()
})

test('it is built again for other settings', async () => {
  await run({ origin: 'https://other.example' })
  expect(build).toHaveBeenCalledOnce()
})

test('a build that failed is tried again', async () => {
  await writeFile(join(root, 'source.ts'), 'broken')
  build.mockRejectedValueOnce(new Error('no'))
  await expect(run()).rejects.toThrow('no')
  await run()
  expect(build).toHaveBeenCalledTimes(2)
})
