/** Each with what it is made of before it, in the order in which they are loaded. */
export const pageScripts = {
  finder: ['/finder.js'],
  look: ['/look-parts.js', '/look.js'],
  run: ['/look-parts.js', '/bar-parts.js', '/adapters.js', '/run.js'],
  ending: ['/bar-parts.js', '/ending.js'],
  prompt: ['/bar-parts.js', '/prompt.js'],
} as const
