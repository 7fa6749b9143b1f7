/** `node api/main.ts`: the API as a server of its own. */
import { parseEnvironment } from './env.ts'
import { runMain } from './run-main.ts'
import { serveApi } from './serve.ts'

await runMain(async () => {
  const server = await serveApi(parseEnvironment(process.env))
  console.log(`The API answers on ${server.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close())
  }
})
