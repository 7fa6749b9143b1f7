import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/**
 * A module with all that it imports, as a script for a page.
 *
 * @param module its URL.
 * @param name of the global that holds what it exports.
 */
export async function bundle(module: string, name: string): Promise<string> {
  const lib = { entry: fileURLToPath(module), formats: ['iife' as const], name }
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } })
  const [output] = built as Rolldown.RolldownOutput[]
  if (output === undefined) throw new Error('Vite built nothing')
  return output.output[0].code
}
