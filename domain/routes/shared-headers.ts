/** What a page may use of the device: nothing. For pages of the site and for those of the API. */
export const permissionsPolicy =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()'

const twoYears = 2 * 31_536_000

/**
 * How long a browser keeps to https, alike for the site and the API, whose hosts may be of one
 * domain. Browsers heed it over https alone.
 */
export const strictTransport = `max-age=${String(twoYears)}; includeSubDomains; preload`
