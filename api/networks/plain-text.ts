import { Parser } from 'htmlparser2'

const blocks = new Set(['br', 'p', 'div', 'li', 'ul', 'ol', 'tr', 'h1', 'h2', 'h3', 'h4'])
const markup = /[<&][a-zA-Z/!#]/
const untidy = /^\s|\s$|\s\s|[^\S ]/
const silent = new Set(['script', 'style', 'template', 'title'])

/**
 * The words of a text that may hold HTML: tags gone, entities read, white space joined to single
 * spaces. Feeds escape twice now and then, so what turns out to be HTML again is read again.
 */
export function plainText(text: string): string {
  let plain = text
  for (let times = 0; times < 2 && markup.test(plain); times++) {
    plain = withoutTags(plain)
  }
  return untidy.test(plain) ? plain.replace(/\s+/g, ' ').trim() : plain
}

function withoutTags(html: string): string {
  let words = ''
  let silence = 0
  const parser = new Parser({
    ontext: (text) => {
      if (silence === 0) words += text
    },
    onopentagname: (name) => {
      if (silent.has(name)) silence++
      else if (blocks.has(name)) words += ' '
    },
    onclosetag: (name) => {
      if (silent.has(name)) silence--
      else if (blocks.has(name)) words += ' '
    },
  })
  parser.end(html)
  return words
}
