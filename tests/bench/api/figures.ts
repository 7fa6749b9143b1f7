import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#local/postgres.ts'
import type { Figure, Settings } from '../figure.ts'
import { benchDatabase, importFigures } from './import-figures.ts'
import { merchantFigures } from './merchant-figures.ts'

/** What the API and the importer do, on a PostgreSQL of their own. */
export async function* apiFigures({ say }: Settings): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'pouch-bench-'))
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
  try {
    yield* importFigures({ folder, server: postgres.url, say })
    // What the imports have left behind.
    const imported = new URL(postgres.url)
    imported.pathname = `/${benchDatabase('awin', 1)}`
    yield* merchantFigures({ databaseUrl: imported.href, say })
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}
