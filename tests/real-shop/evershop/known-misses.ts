/**
 * Where the extension doesn't end at the lowest total, with the reason. One that isn't listed fails
 * the tests, and so does one that no longer happens.
 */
export const knownMisses: Readonly<Record<string, string>> = {}
