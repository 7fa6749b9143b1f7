/** Keeps on one line what is one word to a reader: `10 %`, `15 €`, `E-Mail`. */
export function keepTogether(text: string): string {
  return text.replace(/(\d) (?=[%€£])/g, '$1\u00a0').replaceAll('E-Mail', 'E\u2011Mail')
}
