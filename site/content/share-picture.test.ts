import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { translations } from '#domain/locale.ts'
import { sharePicture, sharePictures } from './share-picture.ts'

test('a page without a cover has the picture of its language', () => {
  expect(sharePicture({ title: 'Deals | Pouch' }, 'de')).toEqual({
    path: '/share-de.png',
    alt: 'Pouch: Gutscheincodes, die für dich ausprobiert werden',
  })
  expect(sharePicture({ title: 'Deals | Pouch' }, 'en').path).toBe('/share.png')
})

test('a cover is described by what it was drawn for', () => {
  const head = { title: 'How codes work | Pouch', image: '/blog-assets/codes.png' }
  expect(sharePicture(head, 'en')).toEqual({
    path: '/blog-assets/codes.png',
    alt: 'Drawing for “How codes work | Pouch”',
  })
})

test.each(translations)('the picture in %s has the size that pages say', async (translation) => {
  const path = join(import.meta.dirname, '../../public', sharePictures[translation])
  const { width, height } = await sharp(await readFile(path)).metadata()
  expect([width, height]).toEqual([1200, 630])
})
