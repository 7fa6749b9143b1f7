/**
 * `npm run films`: draws the films of the site in Chromium and encodes them with ffmpeg, which must
 * be installed, into `src/content/films/`, each with its captions and the picture that stands for it.
 * POUCH_CHROMIUM says which browser.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { translations, type Translation } from '#domain/locale.ts'
import { ensureChromium } from '../support/install-browser.ts'
import { captionsFile } from './captions.ts'
import { films, type Film } from './films.ts'
import { size } from './shop-window.ts'
import { filmWords } from './words.ts'

const root = join(import.meta.dirname, '../..')
const framesPerSecond = 25

async function fontFace(family: string, file: string): Promise<string> {
  const font = await readFile(join(root, 'brand/fonts', file), 'base64')
  return `@font-face { font-family: ${family}; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }`
}

/** The picture of a second, as PNG. */
async function picture(page: Page, { frame }: Film, translation: Translation, second: number) {
  const drawing = frame(filmWords[translation], second)
  await page.evaluate((inner) => {
    const field = document.querySelector('svg')
    if (field) field.innerHTML = inner
  }, drawing)
  return page.screenshot({ type: 'png' })
}

/** By the ending of the file: browsers without VP9 in WebM, as old Safari, take the other. */
const encodings = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1'],
  mp4: [
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '28'],
    ...['-profile:v', 'main', '-movflags', '+faststart'],
  ],
}

function encode(target: string, encoding: readonly string[]) {
  return spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error', '-f', 'image2pipe', '-c:v', 'png'],
      ...['-framerate', String(framesPerSecond), '-i', '-', '-an'],
      ...[...encoding, '-pix_fmt', 'yuv420p', '-g', '250', target],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
}

async function drawFilm(page: Page, name: string, film: Film, translation: Translation) {
  const folder = join(root, 'src/content/films', translation)
  await mkdir(folder, { recursive: true })
  const encoders = Object.entries(encodings).map(([ending, encoding]) =>
    encode(join(folder, `${name}.${ending}`), encoding),
  )
  for (let index = 0; index < film.seconds * framesPerSecond; index++) {
    const drawn = await picture(page, film, translation, index / framesPerSecond)
    for (const { stdin } of encoders) if (!stdin.write(drawn)) await once(stdin, 'drain')
  }
  for (const encoder of encoders) {
    encoder.stdin.end()
    const [code] = (await once(encoder, 'close')) as [number | null]
    if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`)
  }

  const poster = await picture(page, film, translation, film.posterAt)
  await sharp(poster)
    .webp({ quality: 78 })
    .toFile(join(folder, `${name}.webp`))
  await writeFile(join(folder, `${name}.vtt`), captionsFile(film, filmWords[translation]))
}

const fonts = [
  await fontFace('Figtree', 'figtree.woff2'),
  await fontFace('Bricolage', 'bricolage-grotesque.woff2'),
]
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({ viewport: size })
  await page.setContent(
    `<style>${fonts.join('')} body { margin: 0 } svg { display: block }</style><svg viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}"><text font-family="Figtree">a</text><text font-family="Bricolage" font-weight="700">a</text></svg>`,
  )
  await page.evaluate('document.fonts.ready')
  for (const translation of translations) {
    for (const [name, film] of Object.entries(films)) {
      await drawFilm(page, name, film, translation)
      console.log(`src/content/films/${translation}/${name}`)
    }
  }
} finally {
  await browser.close()
}
