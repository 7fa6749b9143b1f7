/** Where the site and its API answer. */
export interface Origins {
  readonly site: string
  readonly api: string
}

/**
 * Reads both from the environment. On this machine they have their usual ports; a build that is to
 * be deployed must be told them, or every page would name this machine.
 *
 * @param variables of a host's build hold `NETLIFY`.
 * @throws Error that names the variable that is missing.
 */
export function originsFrom(variables: Readonly<Record<string, string | undefined>>): Origins {
  const isDeploy = (variables.NETLIFY ?? '') !== ''
  const read = (name: string, usual: string) => {
    const set = variables[name] ?? ''
    if (set !== '') return set
    if (!isDeploy) return usual
    throw new Error(
      `${name} is not set: give this deploy the origin, such as https://pouch.example, in the host's settings.`,
    )
  }
  return {
    site: read('POUCH_SITE_ORIGIN', 'http://localhost:4321'),
    api: read('POUCH_API_ORIGIN', 'http://localhost:4322'),
  }
}
