import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#local/postgres.ts'
import type { Figure, Settings } from '../figure.ts'
import { importFigures } from './import-figures.ts'

/** What the API and the importer do, on a PostgreSQL of their own. */
export async function* apiFigures({ say }: Settings): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'pouch-bench-'))
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
  try {
    yield* importFigures({ folder, server: postgres.url, say })
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}
