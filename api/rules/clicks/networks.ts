/** Networks whose tracking links lead on to a shop: their hosts, and where the shop's address is. */
const networks = [
  { hosts: ['awin1.com', 'zenaps.com'], destination: ['ued', 'p'] },
  {
    hosts: ['anrdoezrs.net', 'dpbolvw.net', 'jdoqocy.com', 'kqzyfj.com', 'tkqlhce.com'],
    destination: ['url'],
  },
  { hosts: ['linksynergy.com', 'jrs5.com'], destination: ['murl'] },
  { hosts: ['shareasale.com'], destination: ['urllink'] },
  { hosts: ['prf.hn'], destination: ['destination'] },
] as const

/** Whether the host is a known network's. */
export function isNetworkHost(host: string): boolean {
  return networkOf(host) !== undefined
}

/**
 * The addresses at a shop that a network's link names; empty where the network itself knows where
 * to go.
 */
export function destinationsOf(link: URL): string[] {
  const names: readonly string[] = networkOf(link.hostname)?.destination ?? []
  const inQuery = [...link.searchParams].flatMap(([name, value]) =>
    names.includes(name.toLowerCase()) ? [value] : [],
  )
  // Partnerize writes its parts into the path: /click/camref:abc/destination:https%3A…
  const inPath = link.pathname
    .split('/')
    .flatMap((part) => (part.startsWith('destination:') ? [part.slice('destination:'.length)] : []))
    .map((part) => decoded(part))
  return [...inQuery, ...inPath]
}

function networkOf(host: string) {
  return networks.find(({ hosts }) =>
    hosts.some((each) => host === each || host.endsWith(`.${each}`)),
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
