import { expect, it } from 'vitest'
import { installClick } from './install-click.ts'

it.each([
  [1920, 1080, 1120, 980],
  [1366, 768, 797, 668],
  [1000, 150, 583, 100],
])('on Chrome, a press on a screen of %d × %d opens a window of %d × %d', (...row) => {
  const [screenWidth, screenHeight, width, height] = row
  expect(
    installClick(
      { browser: 'chrome', system: 'other' },
      { width: screenWidth, height: screenHeight },
    ),
  ).toEqual({
    window: { width, height },
    togglesPopup: true,
  })
})

it.each(['firefox', 'edge-chromium', 'safari', 'other'] as const)(
  'on %s the store opens as a link does',
  (browser) => {
    expect(installClick({ browser, system: 'other' }, { width: 1920, height: 1080 })).toEqual({
      window: null,
      togglesPopup: false,
    })
  },
)

it('on a phone the link leads to what works there', () => {
  const click = installClick({ browser: 'chrome', system: 'android' }, { width: 412, height: 915 })
  expect(click).toMatchObject({ window: null, togglesPopup: false })
})
