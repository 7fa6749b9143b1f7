import type { Redrawing } from './redrawings.ts'

/** What a template would put in: an amount, a number, a code. */
const inserted = /\p{Sc}?\s?\d[\d.,]*\s?\p{Sc}?|(?<![\p{L}\d])[A-Z][A-Z\d_-]{3,}(?![\p{L}\d])/u

/**
 * Frameworks keep what their templates put into a text as a text of its own, and leave comments
 * before elements and between texts: `Subtotal (<!-- -->3<!-- --> items)`.
 */
export const textsInPieces: Redrawing = {
  suits: ({ template }) => !/\bchildNodes|firstChild|\.data\b/.test(template),
  draw: (document) => {
    for (const each of document.querySelectorAll(
      'body *:not(style, script, textarea, option, svg, svg *)',
    )) {
      const texts = [...each.childNodes].filter(({ nodeType }) => nodeType === 3)
      each.before(document.createComment(''))
      for (const text of texts) cut(text as Text)
    }
  },
}

function cut(text: Text): void {
  const found = inserted.exec(text.data)
  if (found === null) return
  const start = found.index === 0 ? text : text.splitText(found.index)
  const rest = start.splitText(found[0].length)
  const comment = () => text.ownerDocument.createComment(' ')
  if (start !== text) start.before(comment())
  if (rest.data === '') rest.remove()
  else {
    rest.before(comment())
    cut(rest)
  }
}
