import type { Locale } from '#domain/locale.ts'
import { pageKeys, pagePath } from '#domain/pages.ts'

/**
 * Editors name pages by their keys, `href="{contact}"`, so that their links hold in every locale.
 *
 * @throws RangeError where no page has the key.
 */
export function withPageLinks(html: string, locale: Locale): string {
  return html.replace(/href="\{([^}"]*)\}"/g, (_, named: string) => {
    const key = pageKeys.find((each) => each === named)
    if (key === undefined) throw new RangeError(`no page has the key ${named}`)
    return `href="${pagePath(key, locale)}"`
  })
}
