import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageScripts } from '#extension/platform/page-scripts.ts'
import { buildPackage, origins, type BuiltPackage } from './support/build-package.ts'

/** A place where a script reads a part from the shelf; extension/build/page-parts.ts writes it. */
const read = /\bpouchParts\[(["'`])(.+?)\1\]/g
const named = /\bpouchParts\b/g
/** A holder puts its parts on the shelf by the names of their files. */
const held = /["'`]([\w./-]+\.tsx?)["'`]:/g
const isHolder = (file: string) => file.endsWith('-parts.js')

describe.each(['chrome', 'firefox'] as const)('the scripts for shops’ pages in %s', (browser) => {
  let built: BuiltPackage
  beforeAll(async () => {
    built = await buildPackage(browser, origins)
  })
  afterAll(() => built[Symbol.asyncDispose]())

  const sourceOf = (file: string) => readFile(join(built.directory, file), 'utf8')
  const partsIn = async (file: string, place: RegExp, group: number) =>
    [...(await sourceOf(file)).matchAll(place)].map((found) => found[group] ?? '')

  test.each(Object.entries(pageScripts))(
    'find each part that they read in a holder loaded before: %s',
    async (_, files) => {
      const onShelf = new Set<string>()
      for (const file of files) {
        if (isHolder(file)) {
          const parts = await partsIn(file, held, 1)
          expect(parts, file).not.toEqual([])
          for (const part of parts) onShelf.add(part)
          continue
        }
        const parts = await partsIn(file, read, 2)
        // What is loaded after a holder reads from it; what comes alone has all of its own.
        if (onShelf.size > 0) expect(parts, file).not.toEqual([])
        // None is read in a way that this test doesn't see.
        expect(parts, file).toHaveLength((await partsIn(file, named, 0)).length)
        expect(
          parts.filter((part) => !onShelf.has(part)),
          file,
        ).toEqual([])
      }
    },
  )
})
