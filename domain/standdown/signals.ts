import { isHostOf, networks, policyOf, type Network, type policies } from './policies.ts'

type Table = typeof policies
type SignOf<N extends Network> =
  | {
      readonly kind: 'parameter'
      readonly network: N
      readonly name: Table[N]['parameters'][number]
    }
  | { readonly kind: 'host'; readonly network: N; readonly name: Table[N]['hosts'][number] }
  | { readonly kind: 'cookie'; readonly network: N; readonly name: Table[N]['cookies'][number] }

/**
 * All that a stand-down may be decided by: a sign that stands in the table of policies, and nothing
 * else. There is no place in it for an account, for points or for a person's age with us, nor for
 * the value of a parameter or a cookie. `unseen` is a part of the way to the shop that nobody could
 * read: it may have held any sign.
 */
export type Signal =
  | { [N in Network]: SignOf<N> }[Network]
  | { readonly kind: 'unseen'; readonly network: 'any'; readonly name: '' }

/** The parts of an address that are looked at; a `URL` has them. */
export interface AddressParts {
  readonly hostname: string
  readonly search: string
  readonly hash: string
}

const unseen: Signal = { kind: 'unseen', network: 'any', name: '' }

const known: readonly Signal[] = [
  unseen,
  ...networks.flatMap((network) => {
    const { parameters, hosts, cookies } = policyOf(network)
    const of = (kind: 'parameter' | 'host' | 'cookie') => (name: string) =>
      ({ kind, network, name }) as Signal
    return [
      ...parameters.map(of('parameter')),
      ...hosts.map(of('host')),
      ...cookies.map(of('cookie')),
    ]
  }),
]

/** Whether a value from storage is a sign that stands in the table. */
export function isSignal(value: unknown): value is Signal {
  if (typeof value !== 'object' || value === null) return false
  const { kind, network, name, ...more } = value as Record<string, unknown>
  return (
    Object.keys(more).length === 0 &&
    known.some((each) => each.kind === kind && each.network === network && each.name === name)
  )
}

/**
 * The signs of an address of the page or of its way: host, parameters before and after the `#`, and
 * parameters of an address that lies in a parameter, as a sign-in in between leaves it. A trace that
 * several networks use is a sign of each.
 *
 * @param address null where it could not be read, for example what `URL.parse` made of it.
 */
export function signalsIn(address: AddressParts | null): Signal[] {
  if (address === null) return [unseen]
  const { hostname, search, hash } = address
  const found = new Set(parametersOf(`${search}&${hash}`))
  return known.filter(({ kind, network, name }) => {
    if (kind === 'host') return isHostOf(name, hostname)
    const { onlyAt } = policyOf(network)
    return (
      kind === 'parameter' &&
      found.has(name.toLowerCase()) &&
      (onlyAt === undefined || onlyAt.some((pattern) => isHostOf(pattern, hostname)))
    )
  })
}

/** The signs of the shop's cookies. */
export function signalsInCookies(names: Iterable<string>): Signal[] {
  const found = Array.from(names, (name) => name.trim().toLowerCase())
  return known.filter(({ kind, name }) => {
    if (kind !== 'cookie') return false
    const begins = name.endsWith('*') ? name.slice(0, -1) : undefined
    return found.some((each) => (begins === undefined ? each === name : each.startsWith(begins)))
  })
}

/** Addresses in addresses in addresses: no deeper. */
const deepest = 3

/** Every name, and every `name=value`, in small letters. */
function parametersOf(query: string, depth = 0): string[] {
  return query.split(/[?#&;]/).flatMap((pair) => {
    const [rawName = '', ...rest] = pair.split('=')
    const [name, value] = [decoded(rawName), decoded(rest.join('='))]
    const inner = depth < deepest && value.includes('=') ? parametersOf(value, depth + 1) : []
    return [name, `${name}=${value}`, ...inner]
  })
}

function decoded(text: string): string {
  return text
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes)
      } catch {
        return bytes
      }
    })
    .trim()
    .toLowerCase()
}
