import { deviceOf, type Device } from '#domain/install/device.ts'

interface Hints {
  readonly brands: readonly { readonly brand: string }[]
  readonly platform: string
}

/** The device that this browser says it runs on. */
export function ownDevice(navigator: Navigator): Device {
  const hints = (navigator as Navigator & { userAgentData?: Hints }).userAgentData
  return deviceOf({
    userAgent: navigator.userAgent,
    brands: hints?.brands.map(({ brand }) => brand),
    platform: hints?.platform,
    touchPoints: navigator.maxTouchPoints,
  })
}

/** The day where the visitor is, as `2026-11-30`. */
export function ownDay(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
