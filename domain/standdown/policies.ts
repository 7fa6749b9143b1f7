/** For how long a sign of somebody else's referral keeps us quiet; all three must be over. */
export interface Duration {
  /** Minutes since the shopper was last seen at the shop. */
  readonly idle: number
  /** Minutes since the last sign. */
  readonly signless: number
  /** Until the browser is started again, too. */
  readonly session: boolean
}

/** What a network lets others see of its referrals. Case is ignored everywhere. */
export interface Policy {
  /** Names of parameters; `name=value` where only that value is a sign. */
  readonly parameters: readonly string[]
  /** Hosts with all below them, on the way or on the page; `name.*` is the name under any ending. */
  readonly hosts: readonly string[]
  /** Names of cookies; `name*` is every name that begins so. */
  readonly cookies: readonly string[]
  readonly lasts: Duration
  /** Hosts outside of which the parameters say nothing. */
  readonly onlyAt?: readonly string[]
  /** Retailers at which we never activate anything. */
  readonly neverAt?: readonly string[]
  /** The network calls a click that is set on the basket a hijacked one. */
  readonly notOnBasket?: true
}

const codeOfConduct = { idle: 60, signless: 90, session: false } as const

/**
 * The signs of affiliate networks and how long each is honoured. Names and durations come from the
 * networks' public rules for software of publishers and, where those give no duration, from the
 * Affiliate Code of Conduct (an hour without activity; 90 minutes for who can't measure it: we wait
 * for both). Networks add hosts from time to time, so this list is never complete: check their own
 * texts before going live.
 */
export const policies = {
  any: {
    parameters: ['afsrc=1', 'affsource=1', 'foid'],
    hosts: [],
    cookies: [],
    lasts: codeOfConduct,
  },
  impact: {
    parameters: ['afsrc=1', 'irclickid', 'irgwc'],
    hosts: ['ojrq.net', 'evyy.net', 'pxf.io', 'sjv.io', '7eer.net'],
    cookies: ['im_ref'],
    lasts: { idle: 30, signless: 30, session: false },
  },
  cj: {
    parameters: ['cjevent', 'cjdata', 'utm_source=cj', 'sf_cs=cj', 'afsrc=1'],
    hosts: [
      'anrdoezrs.net',
      'dpbolvw.net',
      'jdoqocy.com',
      'kqzyfj.com',
      'tkqlhce.com',
      'commission-junction.com',
      'apmebf.com',
      'qksrv.net',
      'emjcd.com',
    ],
    cookies: ['cje', 'cjevent_dc'],
    // Sources differ between 30 and 60 minutes.
    lasts: { idle: 60, signless: 60, session: true },
  },
  rakuten: {
    parameters: ['ranMID', 'ranEAID', 'ranSiteID', 'siteID'],
    hosts: ['linksynergy.*', 'jrs5.com'],
    cookies: ['lsclick_mid*'],
    lasts: { idle: 30, signless: 30, session: true },
  },
  awin: {
    parameters: ['awc', 'utm_source=aw', 'source=aw'],
    hosts: ['awin1.com'],
    cookies: [],
    lasts: codeOfConduct,
    notOnBasket: true,
  },
  shareasale: {
    parameters: ['sscid'],
    hosts: ['shareasale.com', 'shrsl.com'],
    cookies: ['sscid'],
    lasts: codeOfConduct,
  },
  partnerize: {
    parameters: ['clickref'],
    hosts: ['prf.hn'],
    cookies: [],
    lasts: codeOfConduct,
  },
  ebay: {
    parameters: ['mkevt', 'mkcid', 'campid'],
    hosts: ['rover.ebay.*'],
    cookies: [],
    lasts: codeOfConduct,
  },
  amazon: {
    parameters: ['tag'],
    hosts: [],
    cookies: [],
    lasts: codeOfConduct,
    // Elsewhere a tag is a word that a shop sorts its goods by.
    onlyAt: ['amazon.*'],
    neverAt: ['amazon.*'],
  },
} as const satisfies Record<string, Policy>

export type Network = keyof typeof policies
export const networks = Object.keys(policies) as Network[]

/** The policy of a network, in the shape that all have in common. */
export function policyOf(network: Network): Policy {
  return policies[network]
}

/** The longest that any network asks for besides the session, in minutes. */
export const longestMinutes = Math.max(
  ...networks.flatMap((network) => [
    policies[network].lasts.idle,
    policies[network].lasts.signless,
  ]),
)

/** Whether a host is one that a pattern of a policy means. */
export function isHostOf(pattern: string, host: string): boolean {
  const dotted = `.${host.toLowerCase().replace(/\.$/, '')}`
  return pattern.endsWith('.*')
    ? dotted.includes(`.${pattern.slice(0, -1)}`) && !dotted.endsWith(`.${pattern.slice(0, -1)}`)
    : dotted.endsWith(`.${pattern}`)
}
