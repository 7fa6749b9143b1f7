import sharp from 'sharp'
import { coverPicture } from './cover.ts'
import type { CoverSubject } from './subjects.ts'

/** A cover for cards in social networks, which take no SVG: PNG, 1200 × 630. */
export function coverPng(subject: CoverSubject): Promise<Buffer> {
  return sharp(Buffer.from(coverPicture(subject)))
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer()
}
