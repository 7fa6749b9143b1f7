/** `npm start`: the whole product on this machine, until Ctrl-C. */
import { OperatorError } from '#api/rules/errors.ts'
import { usualPorts, type Ports } from './ports.ts'
import { Problem } from './problem.ts'
import { dataFolder } from './programs.ts'
import { startStack } from './stack.ts'

const say = (line: string) => {
  console.log(line)
}

function portsOf(environment: NodeJS.ProcessEnv): Ports {
  const port = (name: keyof Ports) => {
    const given = environment[`POUCH_${name.toUpperCase()}_PORT`]
    if (given === undefined) return usualPorts[name]
    const number = Number(given)
    if (Number.isInteger(number) && number > 0 && number < 65_536) return number
    throw new Problem(`POUCH_${name.toUpperCase()}_PORT is “${given}”: set it to a port number.`)
  }
  return { site: port('site'), api: port('api'), shop: port('shop') }
}

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopping.abort()
  })
}

try {
  const databaseUrl = process.env.DATABASE_URL
  const stack = await startStack({
    dataDir: dataFolder,
    ports: portsOf(process.env),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    say,
    signal: stopping.signal,
  })
  say(`
Pouch is running.

  Site       ${stack.site}
  API        ${stack.api}/v1/openapi.json
  Shop       ${stack.shop}
  Extension  ${stack.extension}

To load the extension: open chrome://extensions, switch on “Developer mode”, press “Load unpacked”
and choose the folder above. Then put something into the shop's basket and press Pouch's button.

Ctrl-C stops everything.`)
  if (!stopping.signal.aborted) {
    await new Promise((done) => {
      stopping.signal.addEventListener('abort', done, { once: true })
    })
  }
  say('\nStopping')
  await stack.stop()
} catch (error) {
  if (!stopping.signal.aborted) {
    const isForPeople = error instanceof Problem || error instanceof OperatorError
    console.error(isForPeople ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
