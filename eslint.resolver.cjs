/** Resolves `#folder/file.ts` and relative imports, which name files with their ending, for eslint-plugin-boundaries. */
const { existsSync } = require('node:fs')
const { dirname, resolve } = require('node:path')

exports.interfaceVersion = 2
exports.resolve = (source, file) => {
  const [specifier] = source.split('?')
  const path = specifier.startsWith('#')
    ? resolve(__dirname, specifier.slice(1))
    : specifier.startsWith('.')
      ? resolve(dirname(file), specifier)
      : undefined
  return path !== undefined && existsSync(path) ? { found: true, path } : { found: false }
}
