import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Files } from './archive.ts'

/** How a file of a store differs from the one that was built: by path, with what is wrong. */
export interface Difference {
  readonly path: string
  readonly kind: 'missing' | 'added' | 'changed'
}

/**
 * What stores add when they sign: Firefox's signature, and Chrome's and Edge's list of hashes. No
 * browser runs any of it.
 */
const signatures = [/^META-INF\/[\w.-]+$/, /^_metadata\/verified_contents\.json$/]

/** Where Chrome and Edge look for updates, which their stores write into the manifest. */
const updateAddresses: readonly unknown[] = [
  'https://clients2.google.com/service/update2/crx',
  'https://edge.microsoft.com/extensionwebstorebase/v1/crx',
]

/** Where a store's file has what the build doesn't, or the other way round; sorted by path. */
export function differencesOf(built: Files, published: Files): Difference[] {
  const differences: Difference[] = []
  for (const path of [...new Set([...built.keys(), ...published.keys()])].sort()) {
    const [ours, theirs] = [built.get(path), published.get(path)]
    if (theirs === undefined) differences.push({ path, kind: 'missing' })
    else if (ours === undefined) {
      if (!signatures.some((name) => name.test(path))) differences.push({ path, kind: 'added' })
    } else if (!isSame(path, ours, theirs)) differences.push({ path, kind: 'changed' })
  }
  return differences
}

function isSame(path: string, ours: Buffer, theirs: Buffer): boolean {
  if (ours.equals(theirs)) return true
  return path === 'manifest.json' && isDeepStrictEqual(manifestOf(ours), manifestOf(theirs))
}

/** A manifest without the store's address for updates; the bytes where it is no JSON. */
function manifestOf(bytes: Buffer): unknown {
  try {
    const { update_url, ...own } = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>
    return update_url === undefined || updateAddresses.includes(update_url)
      ? own
      : { ...own, update_url }
  } catch {
    return bytes
  }
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
