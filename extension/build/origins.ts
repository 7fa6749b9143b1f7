/** A build setting that the extension cannot be built with; its message says what to change. */
class BuildSettingError extends Error {
  override readonly name = 'BuildSettingError'
}

const machineItself = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

type Environment = Readonly<Record<string, string | undefined>>

/** What the extension talks to, and the setting that names its origin. */
const settings = {
  POUCH_SITE_ORIGIN: { what: 'site', example: 'https://pouch.example' },
  POUCH_API_ORIGIN: { what: 'API', example: 'https://api.pouch.example' },
} as const

/**
 * The origins that a build is made for, from `POUCH_SITE_ORIGIN` and `POUCH_API_ORIGIN`.
 *
 * @param mode WXT's mode. A production build refuses an origin on the machine itself, unless
 *   `POUCH_LOCAL=1` says that it is meant for this machine alone.
 * @throws BuildSettingError
 */
export function originsOf(environment: Environment, mode: string): { site: string; api: string } {
  return {
    site: originOf('POUCH_SITE_ORIGIN', environment, mode),
    api: originOf('POUCH_API_ORIGIN', environment, mode),
  }
}

function originOf(name: keyof typeof settings, environment: Environment, mode: string): string {
  const { what, example } = settings[name]
  const setting = environment[name]
  if (setting === undefined || setting === '') {
    throw new BuildSettingError(`Set ${name} to the origin of the ${what}, for example ${example}`)
  }
  const url = URL.parse(setting)
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== setting) {
    throw new BuildSettingError(
      `${name} must be an origin such as ${example}, without a path: ${setting}`,
    )
  }
  const local = machineItself.test(url.hostname)
  if (url.protocol === 'http:' && !local) {
    throw new BuildSettingError(`${name} must be https: ${setting}`)
  }
  if (local && mode === 'production' && environment.POUCH_LOCAL !== '1') {
    throw new BuildSettingError(
      `A production build cannot be made for ${setting}. Set POUCH_LOCAL=1 for one that is used on this machine alone.`,
    )
  }
  return url.origin
}
