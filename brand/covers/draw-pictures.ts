/** `npm run covers`: draws the pictures of `public/blog-assets/` anew, one for each subject. */
import { mkdir, writeFile } from 'node:fs/promises'
import { coverPng } from './cover-png.ts'
import { coverSubjects } from './subjects.ts'

const folder = new URL('../../public/blog-assets/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const subject of coverSubjects) {
  await writeFile(new URL(`${subject}.png`, folder), await coverPng(subject))
}
