/** `npm run fonts`: cuts the files of this folder anew, as `brand/fonts.css` and `brand/fonts-rare.css` describe them. */
import { writeFile } from 'node:fs/promises'
import { cutFont } from './cut-font.ts'
import { fontFaces, isCut } from './font-faces.ts'

const faces = await fontFaces()
for (const face of faces.filter(isCut)) {
  const font = await cutFont(face, faces)
  await writeFile(new URL(`../${face.file}`, import.meta.url), font)
  process.stdout.write(`${face.file} ${String(font.length)} bytes\n`)
}
