import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesOf, root } from './support/source-files.ts'
import { spokenTexts } from './support/spoken-text.ts'

/** Texts that stand in the files for a reason. One that is gone must leave this list too. */
const exceptions: readonly string[] = [
  // Names of services, which are the same in every language.
  'site/components/SocialLinks.astro: Facebook',
  'site/components/SocialLinks.astro: Twitter',
  'site/components/SocialLinks.astro: Instagram',
]

test(
  'no file of the site or the extension says a thing that is not in strings/',
  {
    timeout: 30_000,
  },
  async () => {
    const files = await filesOf('{site,extension}/**/*.{astro,html,ts,tsx}')
    const found = await Promise.all(
      files.map(async (path) => {
        const texts = spokenTexts(path, await readFile(join(root, path), 'utf8'))
        return texts.map((text) => `${path}: ${text}`)
      }),
    )
    expect(found.flat()).toEqual(exceptions)
    for (const part of ['site/views/', 'site/layouts/', 'site/components/', 'site/islands/']) {
      expect(files.some((path) => path.startsWith(part))).toBe(true)
    }
    expect(files).toContain('extension/ui/popup/Popup.tsx')
    expect(files).toContain('extension/ui/bar/bar.ts')
  },
)

describe('a text is found', () => {
  test.each([
    ['between tags', 'a.astro', '<p>Hello</p>'],
    ['in German', 'a.astro', '<p>Über uns</p>'],
    ['beside an entity', 'a.astro', '<p>&amp; more</p>'],
    ['in the head of a page', 'a.html', '<head><title>Deals</title></head>'],
    ['between braces', 'a.astro', `<p>{'Hello'}</p>`],
    ['in a template', 'a.tsx', 'export const A = () => <p>{`${count} codes`}</p>'],
    ['as one of two', 'a.tsx', `export const A = () => <p>{open ? 'Close' : text.open}</p>`],
    ['as what shows on a condition', 'a.astro', `{open && 'Closed'}`],
    ['in place of what is missing', 'a.astro', `<p>{title ?? 'Untitled'}</p>`],
    ['put together', 'a.astro', `<p>{count + ' codes'}</p>`],
    ['with places that are filled', 'a.astro', `<p>{fill('{n} codes', { n })}</p>`],
    ['in a value that fills a place', 'a.astro', `<p>{fill(text.by, { who: 'Somebody' })}</p>`],
    ['in a list of words', 'a.tsx', `const words = { a: 'Copy' }; const A = <p>{words.a}</p>`],
    ['in markup that a list makes', 'a.astro', `{all.map((each) => <p>Code {each}</p>)}`],
    ['behind a name', 'a.astro', `---\nconst heading = 'Deals'\n---\n<h1>{heading}</h1>`],
    ['as a default', 'a.tsx', `export const A = ({ label = 'Copy' }) => <b>{label}</b>`],
    ['in a slot of a component', 'a.astro', `<Card><p slot="head">Hello</p></Card>`],
    ['in a spoken attribute', 'a.astro', `<img src={logo} alt="A pouch" />`],
    ['in a label for a reader of screens', 'a.tsx', `export const A = <b aria-label={'Menu'} />`],
    ['in a prop of a component', 'a.astro', `<Page heading="All shops" />`],
    ['in a directive', 'a.astro', `<p set:text="Hello" />`],
    ['set on an element', 'a.ts', `button.textContent = 'Copied'`],
    ['set as an attribute', 'a.ts', `button.setAttribute('aria-label', 'Copy')`],
    ['appended', 'a.ts', `list.append('Nothing found')`],
    ['in a script of a page', 'a.astro', `<script>box.placeholder = 'Search'</script>`],
  ])('%s', (_, path, source) => {
    expect(spokenTexts(path, source)).toHaveLength(1)
  })
})

describe('nothing is found', () => {
  test.each([
    ['where words come from strings/', 'a.astro', '<p title={text.title}>{text.body}</p>'],
    ['in the name of the product', 'a.html', '<title>Pouch</title>'],
    ['in signs and numbers', 'a.astro', '<p>– 1.99 &nbsp; %</p>'],
    [
      'in what is not shown',
      'a.astro',
      `<a class="button" href="/deals/" rel="nofollow">{name}</a>`,
    ],
    ['in styles and scripts', 'a.astro', `<style>p { color: red }</style><script>go('x')</script>`],
    ['in a condition', 'a.tsx', `export const A = () => <p>{kind === 'open' && text.open}</p>`],
    ['in the language that a number is written in', 'a.ts', `a.title = fillCount(all, 2, 'en')`],
    ['in what is set but not read', 'a.ts', `bar.setAttribute('role', 'status')`],
  ])('%s', (_, path, source) => {
    expect(spokenTexts(path, source)).toEqual([])
  })
})
