import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Browser } from 'puppeteer-core'
import sharp from 'sharp'

const brandFolder = resolve(import.meta.dirname, '../../brand')

/** Pixels, as the stores ask for them. */
export const sizes = {
  screenshot: { width: 1280, height: 800 },
  tile: { width: 440, height: 280 },
  logo: { width: 300, height: 300 },
} as const

type Size = (typeof sizes)[keyof typeof sizes]

const pngOf = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`

/** A page with the popup over it where a browser opens it: at the top, under the toolbar. */
export function withPopup(browser: Browser, page: Uint8Array, popup: Uint8Array): Promise<Buffer> {
  return draw(
    browser,
    sizes.screenshot,
    `<style>
      body { margin: 0; background: url(${pngOf(page)}) }
      img { position: absolute; top: 8px; right: 40px; border-radius: 10px; box-shadow: 0 8px 30px rgb(0 0 0 / 35%), 0 0 0 1px rgb(0 0 0 / 15%) }
    </style><img src="${pngOf(popup)}" alt="">`,
  )
}

/** The small tile that stores show in their lists: logo, name and one line. */
export async function drawTile(browser: Browser, name: string, line: string): Promise<Buffer> {
  const [logo, fonts, tokens] = await Promise.all([
    readFile(join(brandFolder, 'logo.svg'), 'utf8'),
    fontFaces(),
    readFile(join(brandFolder, 'tokens.css'), 'utf8'),
  ])
  return draw(
    browser,
    sizes.tile,
    `<style>${fonts}${tokens}
      body { margin: 0; height: 100vh; display: grid; grid-template-columns: 132px 1fr; column-gap: 24px; align-items: center; padding: 0 36px; box-sizing: border-box; background: var(--primary-soft); color: var(--on-primary) }
      h1 { margin: 0; font: 700 46px/1.1 var(--font-display) } p { margin: 8px 0 0; font: 500 19px/1.3 var(--font-text) }
    </style>${logo}<div><h1>${name}</h1><p>${line}</p></div>`,
  )
}

/** The logo with room around it, on nothing. */
export function drawLogo(): Promise<Buffer> {
  const { width } = sizes.logo
  const room = width / 10
  return sharp(join(brandFolder, 'logo.svg'), { density: 72 * 8 })
    .resize(width - 2 * room)
    .extend({ top: room, bottom: room, left: room, right: room, background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The brand's fonts as they lie in its folder, so that the tile looks alike on every machine. */
async function fontFaces(): Promise<string> {
  const faces = {
    'Figtree Variable': 'figtree',
    'Bricolage Grotesque Variable': 'bricolage-grotesque',
  }
  const rules = Object.entries(faces).map(async ([family, file]) => {
    const font = (await readFile(join(brandFolder, 'fonts', `${file}.woff2`))).toString('base64')
    return `@font-face { font-family: '${family}'; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }`
  })
  return (await Promise.all(rules)).join('')
}

/** @returns a PNG without transparency, which Chrome's store asks for. */
async function draw(browser: Browser, size: Size, html: string): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setViewport(size)
  await page.setContent(`<!doctype html>${html}`)
  await page.evaluate('document.fonts.ready')
  const png = await page.screenshot()
  await page.close()
  return sharp(png).removeAlpha().png({ compressionLevel: 9, effort: 10 }).toBuffer()
}
