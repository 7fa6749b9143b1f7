import { expect, test } from '@playwright/test'
import { cutTexts } from './support/cut-text.ts'

test.use({ viewport: { width: 320, height: 400 } })

const box = (style: string, text = 'A text of some words') =>
  `<div style="font: 16px/1.5 monospace; ${style}">${text}</div>`

for (const [name, html] of [
  ['box too narrow for it', box('width: 4ch; overflow: hidden; white-space: nowrap')],
  ['box too low for it', box('width: 8ch; height: 24px; overflow: hidden')],
  ['box that clips its height alone', box('width: 8ch; height: 24px; overflow-y: clip')],
  ['window', box('width: 60ch; white-space: nowrap', 'A text '.repeat(8).trim())],
  ['lower edge of the window', box('position: fixed; top: 390px')],
] as const) {
  test(`a text is cut by a ${name}`, async ({ page }) => {
    await page.setContent(html)
    expect(await cutTexts(page)).toHaveLength(1)
  })
}

for (const [name, html] of [
  ['has room', box('overflow: hidden')],
  ['can be scrolled to', box('width: 8ch; height: 24px; overflow: auto')],
  ['stands further down the page', box('margin-top: 900px')],
  ['is for screen readers alone', box('width: 1px; height: 1px; overflow: hidden')],
  ['is hidden', box('width: 4ch; overflow: hidden; visibility: hidden')],
] as const) {
  test(`a text that ${name} is not cut`, async ({ page }) => {
    await page.setContent(html)
    expect(await cutTexts(page)).toEqual([])
  })
}
