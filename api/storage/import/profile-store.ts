import type { ProfileStore } from '#api/rules/profiles/ports.ts'
import { socialAction } from '#domain/retailers/profile.ts'
import { importTransaction } from './transaction.ts'

const change = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as given (
      country country, domain text, description text, social jsonb, popularity int, logo text,
      categories text[]))
  update retailers set description = given.description, social = given.social,
    popularity = given.popularity, logo = given.logo, categories = given.categories,
    profiled = true
  from given
  where retailers.country = given.country and retailers.domain = given.domain
    and (retailers.description, retailers.social, retailers.popularity, retailers.logo,
        retailers.categories, profiled)
      is distinct from (given.description, given.social, given.popularity, given.logo,
        given.categories, true)`

/** Keeps profiles in PostgreSQL. */
export function profileStore(databaseUrl: string): ProfileStore {
  return {
    save: (profiles) =>
      importTransaction(databaseUrl, async (client) => {
        const { rows } = await client.query<{ key: string }>(
          `select country || ' ' || domain as key from retailers`,
        )
        const known = new Set(rows.map(({ key }) => key))
        const given = profiles.map(({ profile }) => ({
          ...profile,
          social: profile.social.map((each) => ({ ...each, action: socialAction(each.media) })),
        }))
        const { rowCount } = await client.query(change, [JSON.stringify(given)])
        return {
          changed: rowCount ?? 0,
          unknown: profiles.filter(
            ({ profile }) => !known.has(`${profile.country} ${profile.domain}`),
          ),
        }
      }),
  }
}
