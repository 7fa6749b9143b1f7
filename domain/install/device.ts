export type BrowserName = 'chrome' | 'edge-chromium' | 'firefox' | 'safari' | 'other'
export type SystemName = 'android' | 'ios' | 'other'

/** The browser and the operating system of a visitor. */
export interface Device {
  readonly browser: BrowserName
  readonly system: SystemName
}

/** What a browser says of itself. The hints are the User-Agent Client Hints, where it sends any. */
export interface BrowserSigns {
  /** `navigator.userAgent` or the header `User-Agent`. */
  readonly userAgent: string
  /** `userAgentData.brands`, by name alone. */
  readonly brands?: readonly string[] | undefined
  /** `userAgentData.platform`, for example `Android`. */
  readonly platform?: string | undefined
  /** `navigator.maxTouchPoints`; the one thing that tells an iPad from a Mac. */
  readonly touchPoints?: number | undefined
}

export function deviceOf(signs: BrowserSigns): Device {
  const named = (signs.brands ?? []).filter((brand) => !isMadeUp(brand))
  return {
    browser: named.length > 0 ? browserOfBrands(named) : browserOfUserAgent(signs.userAgent),
    system: systemOf(signs),
  }
}

/** Specification, section 5, "Browser support". */
export function isMobile({ system }: Pick<Device, 'system'>): boolean {
  return system === 'android' || system === 'ios'
}

/**
 * The names in a header `Sec-CH-UA`: `"Chromium";v="128", "Google Chrome";v="128"`. A name may hold
 * any mark but a quotation mark.
 */
export function brandsOfHeader(header: string): string[] {
  return [...header.matchAll(/"([^"]*)"\s*;\s*v\s*=/g)].map(([, name = '']) => name)
}

/** Browsers mix a name like `Not)A;Brand` into the list, so that nobody takes it for closed. */
const isMadeUp = (brand: string) => /^\W*not\b.*brand/i.test(brand)

function browserOfBrands(brands: readonly string[]): BrowserName {
  if (brands.includes('Microsoft Edge')) return 'edge-chromium'
  if (brands.includes('Google Chrome') || brands.includes('HeadlessChrome')) return 'chrome'
  // A Chromium under nobody's name takes extensions from Chrome's store; others name themselves.
  return brands.every((brand) => brand === 'Chromium') ? 'chrome' : 'other'
}

/** In this order, since later ones' words stand in the user agents of earlier ones too. */
const userAgents: readonly (readonly [BrowserName, RegExp])[] = [
  [
    'other',
    /\b(?:OPR|OPT|OPX|Opera|OPiOS|Edge|SamsungBrowser|Vivaldi|YaBrowser|UCBrowser|DuckDuckGo|Ddg|Brave|Seamonkey|Trident|MSIE|FBAN|FBAV|Instagram|Puffin|Whale|MiuiBrowser|HuaweiBrowser|GSA)\b/i,
  ],
  ['edge-chromium', /\bEdg(?:A|iOS)?\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|HeadlessChrome|Chromium|CriOS)\//],
  ['safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

function browserOfUserAgent(userAgent: string): BrowserName {
  return userAgents.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other'
}

function systemOf({ userAgent, platform, touchPoints = 0 }: BrowserSigns): SystemName {
  if (platform === 'Android' || /\bAndroid\b/i.test(userAgent)) return 'android'
  if (platform === 'iOS' || /\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios'
  // iPadOS says that it is a Mac, and no Mac has a touch screen.
  return /\bMacintosh\b/.test(userAgent) && touchPoints > 1 ? 'ios' : 'other'
}
