import { chown } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { PostgresError } from './errors.ts'

/** How a program of PostgreSQL is started: it refuses to run as root. */
export interface Account {
  /** Words before the program's own. */
  readonly prefix: readonly string[]
  readonly ids: { readonly uid?: number; readonly gid?: number }
  /** Gives a file or folder to the account. */
  own: (path: string) => Promise<void>
}

/**
 * An ordinary user runs PostgreSQL as itself. Root runs it in a user namespace, where the files
 * stay root's and yet the program is not root: that works in a folder closed to others and
 * creates nobody. Where namespaces are forbidden (some containers) it runs as an existing account
 * without rights.
 *
 * @throws PostgresError `not-allowed` where neither can be done.
 */
export function chooseAccount(): Account {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {}, own: () => Promise.resolve() }
  const candidates = systemAccounts()
  const mapped = candidates.find(({ uid }) => uid === 1000) ?? candidates[0]
  if (mapped !== undefined) {
    const prefix = [
      'unshare',
      '--user',
      `--map-user=${String(mapped.uid)}`,
      `--map-group=${String(mapped.gid)}`,
    ]
    const tried = spawnSync('unshare', [...prefix.slice(1), 'true'], { stdio: 'ignore' })
    if (tried.status === 0) return { prefix, ids: {}, own: () => Promise.resolve() }
  }
  const plain =
    candidates.find(({ name }) => name === 'postgres') ??
    candidates.find(({ name }) => name === 'nobody')
  if (plain === undefined) {
    throw new PostgresError(
      'not-allowed',
      'PostgreSQL refuses to run as root, and this machine has neither user namespaces nor an account named postgres or nobody. Run as an ordinary user, or set DATABASE_URL.',
    )
  }
  const { uid, gid } = plain
  return { prefix: [], ids: { uid, gid }, own: (path) => chown(path, uid, gid) }
}

/** Accounts of the machine other than root: initdb looks up the name of the one it runs as. */
function systemAccounts() {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && Number.isInteger(gid))
}
