/** Longer addresses are refused: browsers and networks cut them at places of their own. */
const longest = 2000

/**
 * Reads the address of a page on the web, written plainly. Whatever two programs could read in two
 * ways is refused: white space and control characters, backslashes, a name before the host, hosts
 * in percent signs, numbers for hosts, a dot at the end.
 */
export function webAddress(text: string): URL | undefined {
  if (text.length > longest || !/^https?:\/\/[^/]/i.test(text)) return undefined
  // eslint-disable-next-line no-control-regex -- these very characters are what is looked for
  if (/[\u0000-\u0020\u007f-\u00a0\\]/.test(text)) return undefined
  const written = /^https?:\/\/([^/?#]*)/i.exec(text)?.[1] ?? ''
  if (/[@%[\]]/.test(written)) return undefined
  const url = URL.parse(text)
  if (url === null || !/\.[a-z][a-z0-9-]*$/.test(url.hostname)) return undefined
  return url
}
