import * as v from 'valibot'

/** The configuration that a host and the pages lead by. */
export interface RouteConfiguration {
  /** Where `ouch` leads; null leads to our own deals. */
  readonly dealsAddress: string | null
  /** Origin of the account site; null while it is a part of this one. */
  readonly accountOrigin: string | null
}

const orNull = (schema: v.GenericSchema<string>) =>
  v.pipe(
    v.optional(v.union([v.literal(''), schema]), ''),
    v.transform((value) => (value === '' ? null : value)),
  )

const environment = v.object({
  POUCH_DEALS_ADDRESS: orNull(
    v.pipe(v.string(), v.regex(/^https:\/\/[^\s/]+\/\S*$/, 'is not an address of https')),
  ),
  POUCH_ACCOUNT_ORIGIN: orNull(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/[^\s/]+$/, 'is not an origin such as https://a.example'),
    ),
  ),
})

/**
 * Reads what the operator has set.
 *
 * @throws Error that names the variable and what is wrong with it.
 */
export function routeConfiguration(
  variables: Readonly<Record<string, string | undefined>>,
): RouteConfiguration {
  const read = v.safeParse(environment, variables)
  if (!read.success) {
    const problems = read.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`)
    throw new Error(problems.join('; '))
  }
  return {
    dealsAddress: read.output.POUCH_DEALS_ADDRESS,
    accountOrigin: read.output.POUCH_ACCOUNT_ORIGIN,
  }
}
