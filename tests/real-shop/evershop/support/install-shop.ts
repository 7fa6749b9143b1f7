import { join } from 'node:path'
import { buildOnce } from '../../../../local/build-once.ts'
import { evershop, folder, runCommand } from './run-command.ts'

/**
 * Installs the shop as its lock file has it, unless that has been done. Nothing of what it installs
 * runs a script of its own on the way: the shop needs none.
 */
export async function installShop(): Promise<void> {
  await buildOnce(
    {
      root: folder,
      result: 'node_modules/.package-lock.json',
      sources: ['package.json', 'package-lock.json'],
      inputs: {},
      stampFile: join(folder, 'node_modules/.installed'),
    },
    async () => {
      console.log('EverShop: installing')
      await runCommand('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
    },
  )
}

/**
 * Builds the shop's pages for production, unless that has been done.
 *
 * @param environment of the shop: its build reads the settings in the database where there are any.
 */
export async function buildShop(environment: Readonly<Record<string, string>>): Promise<void> {
  await buildOnce(
    {
      root: folder,
      // The last that its build writes. Its command ends well however the build ended.
      result: '.evershop/build/frontStore/server/index.js',
      sources: ['node_modules/.package-lock.json'],
      inputs: {},
      stampFile: join(folder, '.evershop/built'),
    },
    async () => {
      console.log('EverShop: building its pages')
      await runCommand(process.execPath, [evershop, 'build'], environment)
    },
  )
}
