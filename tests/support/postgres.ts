import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#local/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Server on which each suite makes a database of its own. */
    postgresUrl: string
  }
}

/** Starts one server for all suites, or takes the one of DATABASE_URL. */
export default async function setup(project: TestProject) {
  const given = process.env.DATABASE_URL
  if (given !== undefined) {
    project.provide('postgresUrl', given)
    return
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'pouch-postgres-'))
  const postgres = await startPostgres({ dataDir, durable: false })
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
