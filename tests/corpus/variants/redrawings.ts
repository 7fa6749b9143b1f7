import { JSDOM } from 'jsdom'
import type { Fixture } from '../shop/fixture.ts'
import type { ShopSettings } from '../shop/settings.ts'
import { hashedNames } from './hashed-names.ts'
import { liveShop } from './live-shop.ts'
import { textsInPieces } from './texts-in-pieces.ts'

/** Of one window for all: a window of its own for each page fills the memory. */
const parser = new new JSDOM().window.DOMParser()

/**
 * Other ways to draw the same page, as other makers might: each says the same to a shopper and acts
 * the same, so the engine must come to the same end.
 */
export interface Redrawing {
  /** Whether the page still works when it is drawn so: its script finds its parts by selectors. */
  readonly suits: (fixture: Fixture) => boolean
  readonly draw: (document: Document, fixture: Fixture) => void
  /** How the page's script finds its parts then, where that is another way. */
  readonly settings?: (shop: ShopSettings) => ShopSettings
}

/** The fixture with its page drawn otherwise; undefined where it can't be. */
export function redrawn(
  fixture: Fixture,
  { suits, draw, settings = (shop) => shop }: Redrawing,
): Fixture | undefined {
  if (!fixture.shop.isBasket || !suits(fixture)) return undefined
  const redraw = (page: string) => {
    const document = parser.parseFromString(page, 'text/html')
    draw(document, fixture)
    return `<!doctype html>${document.documentElement.outerHTML}`
  }
  return { ...fixture, shop: settings(fixture.shop), redraw }
}

const selectors = ({ shop }: Fixture) => [
  ...shop.acts.flatMap(({ at, target }) => [at, ...(target === undefined ? [] : [target])]),
  ...shop.answers.parts,
  ...shop.answers.lateParts,
]

const always = () => true
/** No selector tells where an element stands among others. */
const standsAnywhere = (fixture: Fixture) =>
  !selectors(fixture).some((each) => /[>+~]|:(?:nth|first|last)/.test(each))
const speaksOf = (fixture: Fixture, names: readonly string[]) =>
  selectors(fixture).some((each) =>
    names.some((name) => new RegExp(String.raw`(?:^|[\s>+~,(])${name}(?![\w-])`).test(each)),
  )

const all = <T extends Element>(document: Document, selector: string) =>
  [...document.querySelectorAll<T>(selector)].filter((each) => each.closest('svg') === null)

/** Boxes for the looks, as design systems put around everything. */
function box(document: Document, localName: string): HTMLElement {
  const made = document.createElement(localName)
  made.style.display = 'contents'
  return made
}

function boxWithin(document: Document, selector: string, localName: string): void {
  for (const each of all(document, selector)) {
    const [outer, inner] = [box(document, localName), box(document, localName)]
    inner.append(...each.childNodes)
    outer.append(inner)
    each.append(outer)
  }
}

/** What a table or a list is drawn as, by the name of its element. */
const displays: Readonly<Record<string, string>> = {
  ...{ table: 'table', thead: 'table-header-group', tbody: 'table-row-group' },
  ...{ tfoot: 'table-footer-group', tr: 'table-row', th: 'table-cell', td: 'table-cell' },
  ...{ dl: 'block', dt: 'block', dd: 'block', ul: 'block', li: 'block', section: 'block' },
  ...{ aside: 'block', h1: 'block', h2: 'block', h3: 'block', h4: 'block', p: 'block' },
  ...{ header: 'block', footer: 'block', nav: 'block' },
}

function asDiv(document: Document, each: Element, display: string): void {
  const div = document.createElement('div')
  for (const { name, value } of each.attributes) div.setAttribute(name, value)
  div.removeAttribute('role')
  if (display !== 'block') {
    div.setAttribute('style', `display:${display};${each.getAttribute('style') ?? ''}`)
  }
  div.append(...each.childNodes)
  each.replaceWith(div)
}

/** The button that the fixture's code is sent with; null where its page may have none. */
function applyButton(document: Document, { shop }: Fixture): Element | null {
  const act = shop.acts.find(({ does, on }) => does === 'apply' && on === 'click')
  if (act !== undefined) return document.querySelector(act.at)
  const route = shop.routes.find(({ does, code }) => does === 'apply' && code !== undefined)
  const form = route && document.querySelector(`[name="${route.code ?? ''}"]`)?.closest('form')
  const [button, ...others] =
    form?.querySelectorAll('button:not([type=button]), input[type=submit]') ?? []
  return button !== undefined && others.length === 0 ? button : null
}

function callButton(button: Element | null, words: string, markup = words): void {
  button?.removeAttribute('aria-label')
  button?.removeAttribute('title')
  if (button?.localName === 'input') button.setAttribute('value', words)
  else if (button !== null) button.innerHTML = markup
}

const arrow =
  '<svg width="16" height="16" viewBox="0 0 16 16"><path d="M3 8h9M9 4l4 4-4 4" stroke="currentColor" fill="none"/></svg>'

const amount = /^(\D*)([\d.\s’']*\d)([.,]\d{2})(?!\d)(.*)$/s
const currency = /\p{Sc}|zł|kr|CHF|EUR|GBP|PLN/u

export const redrawings: Readonly<Record<string, Redrawing>> = {
  'boxes within': {
    suits: standsAnywhere,
    draw: (document) => {
      boxWithin(document, 'p, td, th, dt, dd, label, main span, strong, b', 'span')
    },
  },
  'no tables, lists and headings': {
    suits: (fixture) => standsAnywhere(fixture) && !speaksOf(fixture, Object.keys(displays)),
    draw: (document) => {
      for (const [name, display] of Object.entries(displays)) {
        for (const each of all(document, `body ${name}`)) asDiv(document, each, display)
      }
    },
  },
  'an arrow for the button': {
    suits: always,
    draw: (document, fixture) => {
      callButton(applyButton(document, fixture), '→', arrow)
    },
  },
  'OK for the button': {
    suits: always,
    draw: (document, fixture) => {
      callButton(applyButton(document, fixture), 'OK')
    },
  },
  'amounts in pieces': {
    suits: standsAnywhere,
    draw: (document) => {
      for (const each of all(
        document,
        'body *:not(script, style, option, button, label, textarea)',
      )) {
        const text = each.textContent
        const [, before = '', whole = '', cents = '', after = ''] = amount.exec(text) ?? []
        if (each.childElementCount > 0 || whole === '' || text.length > 40) continue
        if (!currency.test(text)) continue
        const pieces = [whole, cents, after].map((piece) => {
          const span = document.createElement('span')
          span.textContent = piece
          return span
        })
        each.replaceChildren(before, ...pieces)
      }
    },
  },
  'the basket twice, once for phones': {
    // A form that is tied to its button by its id would be another one.
    suits: ({ template }) => !/\sform=/.test(template),
    draw: (document) => {
      const main = document.querySelector('main')
      const twin = main?.cloneNode(true) as HTMLElement | undefined
      if (twin === undefined) return
      twin.style.display = 'none'
      main?.before(twin)
    },
  },
  'names that say nothing': hashedNames,
  'a live shop around it': liveShop,
  'texts in pieces': textsInPieces,
  'no title': {
    suits: (fixture) => !speaksOf(fixture, ['h1']),
    draw: (document) => {
      document.title = 'Shop'
      document.querySelector('h1')?.remove()
    },
  },
  'below the fold': {
    suits: always,
    draw: (document) => {
      const hero = document.createElement('div')
      hero.style.height = '1400px'
      document.querySelector('main')?.prepend(hero)
    },
  },
}
