import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { PostgresError } from './errors.ts'

/** How long a server whose starter was killed may take to write its last page, in milliseconds. */
const patience = 5000

/**
 * Clears what a killed server left: PostgreSQL trusts its lock file, and would refuse to start
 * when the number in it belongs to some other process by now.
 *
 * @throws PostgresError `in-use` where a server runs on these files.
 */
export async function clearLockFile(data: string): Promise<void> {
  const lock = await readLockFile(data)
  if (lock === undefined) return
  const deadline = Date.now() + patience
  while (await isPostgres(lock.pid)) {
    if (Date.now() > deadline) {
      throw new PostgresError(
        'in-use',
        `The database in ${path.dirname(data)} is already running (process ${String(lock.pid)}). Stop the other npm start of this folder first.`,
      )
    }
    await setTimeout(50)
  }
  await rm(path.join(data, 'postmaster.pid'), { force: true })
}

/** Process and port of the server that last ran on these files. Format: PostgreSQL's pidfile.h. */
export async function readLockFile(data: string) {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/** Whether the process lives and is a PostgreSQL server. */
export async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform === 'linux') {
    const name = await readFile(`/proc/${String(pid)}/comm`, 'utf8').catch(() => '')
    return name.startsWith('postgres')
  }
  return new Promise((resolve) => {
    execFile('ps', ['-o', 'comm=', '-p', String(pid)], (_, output) => {
      resolve(output.includes('postgres'))
    })
  })
}
