import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networks, policyOf } from './policies.ts'
import { isSignal, signalsIn, signalsInCookies, type Signal } from './signals.ts'

const short = ({ network, kind, name }: Signal) => `${network} ${kind} ${name}`
const of = (address: string) => signalsIn(URL.parse(address)).map(short)

const parameters = networks.flatMap((network) =>
  policyOf(network).parameters.map((name) => ({ network, name })),
)
const hosts = networks.flatMap((network) =>
  policyOf(network).hosts.map((name) => ({ network, name })),
)
const shopOf = (network: string) => (network === 'amazon' ? 'www.amazon.co.uk' : 'shop.example')
const withValue = (name: string) => (name.includes('=') ? name : `${name}=7f3a`)

describe('an address', () => {
  it.each(parameters)('has the sign $name of $network', ({ network, name }) => {
    const address = `https://${shopOf(network)}/a?colour=red&${withValue(name)}&size=4#top`
    expect(of(address)).toContain(`${network} parameter ${name}`)
  })

  it.each(hosts)('has the host $name of $network', ({ network, name }) => {
    const host = name.replace('.*', '.co.uk')
    expect(of(`https://${host}/x`)).toContain(`${network} host ${name}`)
    expect(of(`https://www.${host}./x`)).toContain(`${network} host ${name}`)
    expect(of(`https://${host}.shop.example/`)).toEqual(
      name.endsWith('.*') ? [`${network} host ${name}`] : [],
    )
    expect(of(`https://not${host}/`)).toEqual([])
  })

  it.each([
    ['https://shop.example/#awc=1', 'awin'],
    ['https://shop.example/#/goods?awc=1', 'awin'],
    ['https://shop.example/?AWC=1', 'awin'],
    ['https://shop.example/?%61wc=1', 'awin'],
    ['https://shop.example/?awc', 'awin'],
    ['https://shop.example/?a=1;awc=2', 'awin'],
    ['https://shop.example/?a=%ff&awc=2', 'awin'],
    ['https://shop.example/login?back=%2Fbasket%3Fsize%3D4%26awc%3D1', 'awin'],
    ['https://shop.example/?u=https%3A%2F%2Fa.example%2F%3Fv%3D%252F%253Fcjevent%253D1', 'cj'],
  ])('has its sign wherever that is: %s', (address, network) => {
    expect(signalsIn(URL.parse(address)).map((signal) => signal.network)).toEqual([network])
  })

  it('that is a trace of several networks is a sign of each', () => {
    expect(of('https://shop.example/?afsrc=1')).toEqual([
      'any parameter afsrc=1',
      'impact parameter afsrc=1',
      'cj parameter afsrc=1',
    ])
  })

  it('that nobody can read may have held any sign', () => {
    expect(of('https://')).toEqual(['any unseen '])
    expect(signalsIn(null).map(short)).toEqual(['any unseen '])
  })

  it('keeps its sign whatever stands around it', () => {
    const around = fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 4 })
    fc.assert(
      fc.property(fc.constantFrom(...parameters), around, around, ({ network, name }, a, b) => {
        const query = (pairs: [string, string][]) => new URLSearchParams(pairs).toString()
        const address = `https://${shopOf(network)}/?${query(a)}&${withValue(name)}&${query(b)}`
        expect(of(address)).toContain(`${network} parameter ${name}`)
      }),
    )
  })

  it('is read to the end whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (hostname, search, hash) => {
        expect(signalsIn({ hostname, search, hash }).every(isSignal)).toBe(true)
      }),
    )
  })

  it('gives away neither itself nor a value', () => {
    const signals = signalsIn(
      URL.parse('https://shop.example/secret?cjevent=secret&irclickid=secret'),
    )
    expect(signals).toHaveLength(2)
    expect(JSON.stringify(signals)).not.toMatch(/secret|shop/)
  })
})

/** Addresses as newsletters, advertisements, searches and shops themselves make them. */
const usual = `
/
/basket
/checkout?step=2
/?utm_source=newsletter
/?utm_source=newsletter&utm_medium=email&utm_campaign=spring
/?utm_source=google&utm_medium=cpc&utm_campaign=brand&utm_term=shoes
/?utm_source=facebook&utm_medium=paid_social
/?utm_source=instagram&utm_medium=social&utm_content=story
/?utm_source=tiktok&utm_id=1789
/?utm_source=bing&utm_medium=cpc
/?utm_source=klaviyo&utm_medium=email&_kx=abc
/?utm_source=mailchimp&mc_cid=1a2b&mc_eid=3c4d
/?utm_source=awareness&utm_medium=display
/?utm_source=raw&utm_medium=feed
/?utm_source=cjones&utm_medium=influencer
/?utm_source=crm&utm_medium=sms
/?utm_source=direct&source=awards
/?utm_medium=affiliate-terms&utm_source=footer
/?utm_source=chatgpt.com
/?utm_source=youtube&utm_medium=video
/?gclid=EAIaIQob&gad_source=1
/?gbraid=0AAAA&wbraid=Cj8KCQ
/?fbclid=IwAR0
/?msclkid=aaaa
/?ttclid=E.C.P
/?dclid=CJ7x
/?yclid=1
/?li_fat_id=2
/?twclid=3
/?epik=dj0y
/?srsltid=AfmBOo
/?_ga=2.1.1.1&_gl=1*abc
/?hsa_acc=1&hsa_cam=2&hsa_src=g
/?ref=homepage
/?ref=nav_logo
/?referrer=search
/?source=newsletter
/?source=awesome
/?src=aw
/?sf=cj
/?tag=shoes
/blog?tag=summer&page=2
/search?q=awc
/search?q=campid+watch
/search?q=tag&sort=price
/search?query=clickref&source=header
/search?q=utm_source
/c/shoes?colour=red;blue&size=42
/c/shoes?sort=price-asc&page=3#results
/p/123?variant=456&currency=GBP
/p/awc-1?selected=true
/p/tag=1
/cart?discount=SPRING10
/cart/add?id=1&quantity=2&return_to=%2Fcart%3Fstep%3D2
/login?next=%2Faccount%3Futm_source%3Dnewsletter
/login?redirect=https%3A%2F%2Fwww.shop.example%2Fcheckout%3Futm_source%3Dgoogle
/?afsrc=0
/?affsource=2&afsrc=10
/?session=abc&lang=en-GB&country=gb
/?campaign=spring&clickid=1&click_id=2&subid=3
/?itm_source=pouch-gb&itm_medium=web&itm_campaign=merchant
/#reviews
/#/basket?step=1
/?_kx=%E0%A4%A
/?=&&=;
`
  .trim()
  .split('\n')

describe('a usual address', () => {
  it('is one of sixty at least', () => {
    expect(new Set(usual).size).toBeGreaterThanOrEqual(60)
  })

  it.each(usual)('has no sign: %s', (path) => {
    expect(of(`https://www.shop.example${path}`)).toEqual([])
  })

  it('has none whatever it is, as long as no sign’s name is in it', () => {
    const names = parameters.map(({ name }) => (name.split('=')[0] ?? '').toLowerCase())
    const usualPairs = fc.array(
      fc.tuple(
        fc.string().filter((name) => !names.some((each) => name.toLowerCase().includes(each))),
        fc.string().filter((value) => !names.some((each) => value.toLowerCase().includes(each))),
      ),
    )
    fc.assert(
      fc.property(usualPairs, (pairs) => {
        const query = new URLSearchParams(pairs).toString()
        fc.pre(!names.some((name) => query.toLowerCase().includes(name)))
        expect(of(`https://shop.example/?${query}`)).toEqual([])
      }),
    )
  })
})

describe('cookies', () => {
  it('are known by their names, some by how these begin', () => {
    const names = ['session', 'IM_REF', 'cje', 'lsclick_mid4711', 'sscid', 'cjConsent']
    expect(signalsInCookies(names).map(short)).toEqual([
      'impact cookie im_ref',
      'cj cookie cje',
      'rakuten cookie lsclick_mid*',
      'shareasale cookie sscid',
    ])
    expect(signalsInCookies(['cart', '_ga', 'awc', 'tag', ''])).toEqual([])
  })
})

describe('a sign', () => {
  it.each([
    { kind: 'parameter', network: 'cj', name: 'points' },
    { kind: 'account', network: 'any', name: 'afsrc=1' },
    { kind: 'parameter', network: 'awin', name: 'cjevent' },
    { kind: 'parameter', network: 'awin', name: 'awc', points: 5 },
    { kind: 'unseen', network: 'any' },
    null,
    'awc',
  ])('is in the table or is none: %j', (value) => {
    expect(isSignal(value)).toBe(false)
  })

  it('has no place for an account, points or an age', () => {
    const sign: Signal = { kind: 'parameter', network: 'awin', name: 'awc' }
    expect(isSignal(sign)).toBe(true)
    // @ts-expect-error The type holds what stands in the table, no more.
    const points: Signal = { kind: 'parameter', network: 'awin', name: 'points' }
    // @ts-expect-error A sign has three fields, no more.
    const account: Signal = { ...sign, account: 'a1' }
    expect([points, account].some(isSignal)).toBe(false)
  })
})
