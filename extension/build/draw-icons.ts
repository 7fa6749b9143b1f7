import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** A picture that was drawn for the extension. */
interface DrawnFile {
  readonly absoluteSrc: string
  readonly relativeDest: string
}

/** Side of the logo's drawing. */
const side = 48

/** A dot with a gap around it, so that it is told from the logo without its colour too. */
const dot = { x: 37.5, y: 37.5, radius: 8.5, gap: 3, colour: '#18935b' }

/**
 * The logo with a dot, which says that there are codes for the page. The gap is cut out, since
 * nobody knows what colour the toolbar has.
 */
function withDot(logo: string): string {
  const circle = (radius: number, fill: string) =>
    `<circle cx="${dot.x}" cy="${dot.y}" r="${radius}" fill="${fill}"/>`
  const mask =
    `<mask id="gap"><rect width="${side}" height="${side}" fill="#fff"/>` +
    `${circle(dot.radius + dot.gap, '#000')}</mask>`
  return logo
    .replace(/(<svg[^>]*>)/, `$1${mask}<g mask="url(#gap)">`)
    .replace('</svg>', `</g>${circle(dot.radius, dot.colour)}</svg>`)
}

/**
 * Draws the extension's icons from the logo: plain ones for browser and stores, and those with a
 * dot for the toolbar.
 *
 * @param folder to draw into; it is made.
 */
export async function drawIcons(logoFile: string, folder: string): Promise<DrawnFile[]> {
  const logo = await readFile(logoFile, 'utf8')
  const kinds = [
    { name: 'icon', drawing: logo, sizes: [16, 32, 48, 128] },
    { name: 'icon-codes', drawing: withDot(logo), sizes: [16, 32] },
  ]
  const files = kinds.map(async ({ name, drawing, sizes }) => {
    await mkdir(join(folder, name), { recursive: true })
    return sizes.map(async (size) => {
      const relativeDest = `${name}/${size}.png`
      const absoluteSrc = join(folder, relativeDest)
      // Drawn larger than needed and made smaller, which is smoother at 16 points.
      const density = ((72 * size) / side) * 4
      await sharp(Buffer.from(drawing), { density }).resize(size, size).png().toFile(absoluteSrc)
      return { absoluteSrc, relativeDest }
    })
  })
  return Promise.all((await Promise.all(files)).flat())
}
