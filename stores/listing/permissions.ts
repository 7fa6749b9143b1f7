/** Keys of a manifest that give access without naming a permission of their own. */
const accessKeys = ['host_permissions', 'optional_host_permissions', 'content_scripts']

/** Everything that an extension with this manifest may do or ask for, by the names in listings. */
export function accessOf(manifest: Readonly<Record<string, unknown>>): string[] {
  const { permissions = [], optional_permissions: optional = [] } = manifest
  const keys = accessKeys.filter((key) => Object.hasOwn(manifest, key))
  return [...(permissions as string[]), ...(optional as string[]), ...keys].sort()
}
