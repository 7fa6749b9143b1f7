import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './api/storage/schema.ts',
  out: './api/storage/migrations',
})
