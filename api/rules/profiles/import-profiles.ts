import * as v from 'valibot'
import { retailerProfile } from '#domain/retailers/profile.ts'
import { OperatorError } from '../errors.ts'
import type { ImportReport } from '../feeds/import-vouchers.ts'
import type { Refusal } from '../feeds/ports.ts'
import type { PlacedProfile, ProfileStore } from './ports.ts'

/**
 * Gives retailers their description, social links, popularity, logo and categories. A retailer
 * that no feed has brought is refused; one that the file doesn't mention stays as it is.
 *
 * @throws OperatorError `import-refused` where the text is not a JSON list
 */
export async function importProfiles({
  ctx,
  input,
}: {
  ctx: { readonly store: ProfileStore }
  input: { json: string }
}): Promise<ImportReport> {
  const placed = new Map<string, PlacedProfile>()
  const refusals: Refusal[] = []
  for (const [index, entry] of entriesOf(input.json).entries()) {
    const where = `entry ${index + 1}`
    const parsed = v.safeParse(retailerProfile, entry)
    if (!parsed.success) {
      const reason = parsed.issues
        .map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
        .join(', ')
      refusals.push({ where, reason })
      continue
    }
    const { country, domain } = parsed.output
    const earlier = placed.get(`${country} ${domain}`)
    if (earlier === undefined) placed.set(`${country} ${domain}`, { where, profile: parsed.output })
    else refusals.push({ where, reason: `${earlier.where} is of ${domain} in ${country} too` })
  }
  const { changed, unknown } = await ctx.store.save([...placed.values()])
  for (const { where, profile } of unknown) {
    const reason = `no retailer of ${profile.country} has the domain ${profile.domain}; import its vouchers first`
    refusals.push({ where, reason })
  }
  return {
    retailers: { added: 0, changed, ended: 0 },
    vouchers: { added: 0, changed: 0, ended: 0 },
    refusals,
    elsewhere: 0,
  }
}

function entriesOf(json: string): unknown[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch (cause) {
    throw new OperatorError(
      'import-refused',
      `Nothing was imported: the file is not JSON (${cause instanceof Error ? cause.message : String(cause)}).`,
      { cause },
    )
  }
  if (Array.isArray(parsed)) return parsed
  throw new OperatorError('import-refused', 'Nothing was imported: the file is not a JSON list.')
}
