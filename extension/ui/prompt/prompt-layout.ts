import { brand } from '#brand/brand.ts'
import type { InPageStrings } from '#strings/en/in-page.ts'
import { fill } from '#strings/fill.ts'
import { drawMark, maker } from '../bar/own-root.ts'

const dots =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16">' +
  '<circle cx="3" cy="8" r="1.5"/><circle cx="8" cy="8" r="1.5"/><circle cx="13" cy="8" r="1.5"/></svg>'

/** The elements of the prompt, with every word that is the same for all offers. */
export function layOutPrompt(document: Document, { prompt: words }: InPageStrings) {
  const make = maker(document)
  const button = (className: string, text: string) => {
    const made = make('button', className)
    made.type = 'button'
    made.textContent = text
    return made
  }

  const prompt = make('section', 'bar prompt')
  prompt.setAttribute('aria-label', brand.name)
  const head = make('div', 'head')
  const headline = make('p', 'headline')
  headline.setAttribute('role', 'status')
  const speaker = make('span', 'spoken')
  speaker.textContent = `${brand.name}: `
  const offer = make('span', 'offer')
  headline.append(speaker, offer)
  const more = button('more', '')
  more.setAttribute('aria-label', words.choices)
  more.setAttribute('aria-controls', 'choices')
  const picture = new DOMParser().parseFromString(dots, 'image/svg+xml').documentElement
  picture.setAttribute('aria-hidden', 'true')
  more.append(document.adoptNode(picture))
  head.append(drawMark(document), headline, more)

  const line = (text: string) => {
    const made = make('p', 'line')
    made.textContent = text
    return made
  }
  const row = (...buttons: HTMLElement[]) => {
    const made = make('div', 'acts')
    made.append(...buttons)
    return made
  }

  const offering = make('div', 'offering')
  const attempt = button('primary', '')
  const notNow = button('not-now', words.notNow)
  offering.append(line(words.disclosure), row(attempt, notNow))

  const choices = make('div', 'choices')
  choices.id = 'choices'
  const notHere = button('not-here', words.notHere)
  const never = button('never', words.never)
  choices.append(line(fill(words.undo, { product: brand.name })), row(notHere, never))

  const problem = make('p', 'problem')
  problem.setAttribute('role', 'status')
  const sides = make('div', 'sides')
  sides.append(offering, choices)
  prompt.append(head, sides, problem)
  return { prompt, offer, more, offering, try: attempt, notNow, choices, notHere, never, problem }
}
