import { afterEach, describe, expect, it, vi } from 'vitest'
import { findChromium } from './browser.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the browser to test with', () => {
  it('is the one that the environment names', async () => {
    vi.stubEnv('POUCH_CHROMIUM', process.execPath)
    expect(await findChromium()).toBe(process.execPath)
  })

  it('is never a file that is not there', async () => {
    vi.stubEnv('POUCH_CHROMIUM', '/no/such/browser')
    expect(await findChromium()).not.toBe('/no/such/browser')
  })
})
