import { withLocale, type Locale } from '#domain/locale.ts'
import { keepTogether } from '#strings/keep-together.ts'

/**
 * The HTML of a text as a page of a locale shows it: its links to pages of ours, which are written
 * without a locale (`/points/`), get the page's, numbers stay with their signs, the names of headings
 * can be no other's on the page, and each table stands in a region of its own, which can be scrolled
 * with the keyboard where the window is narrow.
 *
 * @param tableLabel what the region is called.
 */
export function placeBody(html: string, locale: Locale, tableLabel: string): string {
  return keepTogether(html)
    .replace(
      /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)/g,
      (_, before: string, path: string) => `${before}${withLocale(path, locale)}`,
    )
    .replace(/(<h\d id="|<a href="#)/g, '$1text-')
    .replaceAll('<table>', `<section class="table" aria-label="${tableLabel}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></section>')
}
