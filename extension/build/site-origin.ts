/** A build setting that the extension cannot be built with; its message says what to change. */
class BuildSettingError extends Error {
  override readonly name = 'BuildSettingError'
}

const machineItself = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/**
 * The site's origin that a build is made for, from `POUCH_SITE_ORIGIN`.
 *
 * @param mode WXT's mode. A production build refuses an origin on the machine itself, unless
 *   `POUCH_LOCAL=1` says that it is meant for this machine alone.
 * @throws BuildSettingError
 */
export function siteOriginOf(
  environment: Readonly<Record<string, string | undefined>>,
  mode: string,
): string {
  const setting = environment.POUCH_SITE_ORIGIN
  if (setting === undefined || setting === '') {
    throw new BuildSettingError(
      'Set POUCH_SITE_ORIGIN to the origin of the site, for example https://pouch.example',
    )
  }
  const url = URL.parse(setting)
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== setting) {
    throw new BuildSettingError(
      `POUCH_SITE_ORIGIN must be an origin such as https://pouch.example, without a path: ${setting}`,
    )
  }
  const local = machineItself.test(url.hostname)
  if (url.protocol === 'http:' && !local) {
    throw new BuildSettingError(`POUCH_SITE_ORIGIN must be https: ${setting}`)
  }
  if (local && mode === 'production' && environment.POUCH_LOCAL !== '1') {
    throw new BuildSettingError(
      `A production build cannot be made for ${setting}. Set POUCH_LOCAL=1 for one that is used on this machine alone.`,
    )
  }
  return url.origin
}
