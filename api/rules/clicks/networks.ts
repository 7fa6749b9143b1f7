/** A network whose tracking links lead on to a shop. */
export interface Network {
  /** Their hosts; parts of them count as well. */
  readonly hosts: readonly string[]
  /** Names of the parameters that hold the shop's address. */
  readonly destination: readonly string[]
}

export const knownNetworks: readonly Network[] = [
  { hosts: ['awin1.com', 'zenaps.com'], destination: ['ued', 'p'] },
  {
    hosts: ['anrdoezrs.net', 'dpbolvw.net', 'jdoqocy.com', 'kqzyfj.com', 'tkqlhce.com'],
    destination: ['url'],
  },
  { hosts: ['linksynergy.com', 'jrs5.com'], destination: ['murl'] },
  { hosts: ['shareasale.com'], destination: ['urllink'] },
  { hosts: ['prf.hn'], destination: ['destination'] },
]

/** The network that a host belongs to. */
export function networkOf(networks: readonly Network[], host: string): Network | undefined {
  return networks.find(({ hosts }) =>
    hosts.some((each) => host === each || host.endsWith(`.${each}`)),
  )
}

/**
 * The addresses at a shop that a network's link names; empty where the network itself knows where
 * to go.
 */
export function destinationsOf({ destination: names }: Network, link: URL): string[] {
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
