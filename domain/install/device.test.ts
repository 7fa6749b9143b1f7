import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandsOfHeader, deviceOf, isMobile } from './device.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const appleWebkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chrome = `${webkit} Chrome/140.0.0.0 Safari/537.36`
const pixel = 'Mozilla/5.0 (Linux; Android 10; K)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'

describe('a browser is known by its user agent', () => {
  it.each([
    [`${windows} ${chrome}`, 'chrome', 'other'],
    [`${windows} ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`, 'chrome', 'other'],
    [`${windows} ${chrome} Edg/140.0.0.0`, 'edge-chromium', 'other'],
    [`${windows} ${webkit} Chrome/64.0 Safari/537.36 Edge/17.17134`, 'other', 'other'],
    [`${windows} ${chrome} OPR/120.0.0.0`, 'other', 'other'],
    [`${windows} ${chrome} Vivaldi/7.1`, 'other', 'other'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'firefox', 'other'],
    ['Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', 'other', 'other'],
    [`${mac} ${appleWebkit} Version/18.5 Safari/605.1.15`, 'safari', 'other'],
    [`${pixel} ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'chrome', 'android'],
    [
      `${pixel} ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0`,
      'edge-chromium',
      'android',
    ],
    [
      `${pixel} ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      'other',
      'android',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'firefox', 'android'],
    [`${iphone} ${appleWebkit} Version/18.5 Mobile/15E148 Safari/604.1`, 'safari', 'ios'],
    [`${iphone} ${appleWebkit} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'chrome', 'ios'],
    [`${iphone} ${appleWebkit} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 'firefox', 'ios'],
    ['curl/8.9', 'other', 'other'],
    ['', 'other', 'other'],
  ])('%s', (userAgent, browser, system) => {
    expect(deviceOf({ userAgent })).toEqual({ browser, system })
  })
})

describe('the brands of a browser count for more than its user agent', () => {
  const userAgent = `${windows} ${chrome}`
  it.each([
    [['Chromium', 'Not=A?Brand', 'Google Chrome'], 'chrome'],
    [['Not)A;Brand', 'Chromium', 'Microsoft Edge'], 'edge-chromium'],
    [['Not/A)Brand', 'Chromium'], 'chrome'],
    [['Brave', 'Chromium', ' Not A;Brand'], 'other'],
    [['Opera', 'Chromium', 'Not_A Brand'], 'other'],
  ])('%j', (brands, browser) => {
    expect(deviceOf({ userAgent, brands }).browser).toBe(browser)
  })

  it('and without any the user agent counts', () => {
    expect(deviceOf({ userAgent, brands: [] }).browser).toBe('chrome')
    expect(deviceOf({ userAgent, brands: ['Not A(Brand'] }).browser).toBe('chrome')
  })
})

it('reads brands from the header, whatever marks are in their names', () => {
  expect(
    brandsOfHeader('"Google Chrome";v="140", "Not;A=Brand";v="24", "Chromium";v="140"'),
  ).toEqual(['Google Chrome', 'Not;A=Brand', 'Chromium'])
  expect(brandsOfHeader('')).toEqual([])
})

describe('a Mac with a touch screen is an iPad', () => {
  const userAgent = `${mac} ${appleWebkit} Version/18.5 Safari/605.1.15`
  it.each([
    [5, 'ios', true],
    [1, 'other', false],
    [0, 'other', false],
  ])('%d touch points', (touchPoints, system, mobile) => {
    const device = deviceOf({ userAgent, touchPoints })
    expect(device.system).toBe(system)
    expect(isMobile(device)).toBe(mobile)
  })

  it('and a Windows computer with one is none', () => {
    expect(isMobile(deviceOf({ userAgent: `${windows} ${chrome}`, touchPoints: 10 }))).toBe(false)
  })
})

it('knows Android by its hint where the user agent says nothing', () => {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`
  expect(deviceOf({ userAgent, platform: 'Android' }).system).toBe('android')
})

it('makes something of every text', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), fc.string(), (userAgent, brands, header) => {
      expect(deviceOf({ userAgent, brands }).browser).toBeTypeOf('string')
      expect(brandsOfHeader(header)).toBeInstanceOf(Array)
    }),
  )
})
