import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure, Settings } from '../figure.ts'
import { indexSizes, lookupTime } from './index-figures.ts'
import { packageSizes } from './package-figures.ts'
import { useFigures } from './use-figures.ts'

/** What the extension weighs and how long it takes. */
export async function* extensionFigures({ say }: Settings): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'pouch-bench-'))
  try {
    say('Building and zipping the extension')
    yield* packageSizes(join(folder, 'package'))
    say('Making indexes of supported domains')
    yield* indexSizes()
    say('Looking domains up')
    yield await lookupTime()
    yield* useFigures({ folder: join(folder, 'use'), say })
  } finally {
    await rm(folder, { recursive: true })
  }
}
