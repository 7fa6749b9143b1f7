/** `node api/migrate.ts`: brings the tables of DATABASE_URL up to date. */
import { parseDatabaseUrl } from './env.ts'
import { runMain } from './run-main.ts'
import { migrate } from './storage/database.ts'

await runMain(async () => {
  await migrate(parseDatabaseUrl(process.env))
})
