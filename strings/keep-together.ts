/** Keeps a number and the sign that belongs to it on one line: `10 %`, `15 €`. */
export function keepTogether(text: string): string {
  return text.replace(/(\d) (?=[%€£])/g, '$1\u00a0')
}
