import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure, Settings } from '../figure.ts'
import { buildFigures } from './build-figures.ts'
import { pageFigures } from './page-figures.ts'
import { searchFigures } from './search-figures.ts'

/** What the site's visitors wait for, and whoever builds it. */
export async function* siteFigures(settings: Settings): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'pouch-bench-'))
  try {
    yield* searchFigures()
    yield* pageFigures(join(folder, 'pages'), settings)
    yield* buildFigures(join(folder, 'build'), settings)
  } finally {
    await rm(folder, { recursive: true })
  }
}
