// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { messageLevels } from '#domain/messages/messages.ts'
import { enterMessages, showMessages, tell } from './messages.ts'

const texts = { postNotFound: 'No post.', offline: 'Offline.', wrongCode: 'Wrong code.' }
const marks = messageLevels.map((level) => `<span data-mark="${level}">${level}</span>`)
const page = `
  <main tabindex="-1"></main>
  <div data-messages="general" data-texts='${JSON.stringify(texts)}'></div>
  <template data-message><div>${marks.join('')}<p></p><button></button></div></template>`
const shown = () => [...document.querySelectorAll('[data-id] p')].map((each) => each.textContent)
const offline = { group: 'general', level: 'warning', text: 'offline' } as const

/** Opens a page, as a navigation does. */
function enter(address = '/en-gb/', html = page): void {
  history.replaceState(null, '', address)
  document.body.innerHTML = html
  enterMessages(window)
  showMessages(document)
}

beforeEach(() => {
  sessionStorage.clear()
  enter()
})

test('what a redirect brings along is said, and taken out of the address', () => {
  enter('/en-gb/blog/?q=a+b&notice=post-not-found#list')
  expect(shown()).toEqual(['No post.'])
  expect(document.querySelector<HTMLElement>('[data-id]')?.dataset.level).toBe('danger')
  expect(location.href).toMatch(/\/en-gb\/blog\/\?q=a%20b#list$/)
})

test.each(messageLevels)('a message of the level %s has its mark and no other', (level) => {
  tell({ ...offline, level })
  const found = [...document.querySelectorAll('[data-id] [data-mark]')]
  expect(found.map((mark) => mark.textContent)).toEqual([level])
})

test('what no list of ours holds is taken out of the address and never said', () => {
  enter('/en-gb/?notice=you-have-won')
  expect(shown()).toEqual([])
  expect(location.search).toBe('')
})

test('an address without a notice stays as it is written', () => {
  enter('/en-gb/?q=a+b')
  expect(location.search).toBe('?q=a+b')
})

test('what was shown goes when another page is entered', () => {
  tell(offline)
  expect(shown()).toEqual(['Offline.'])
  enter()
  expect(shown()).toEqual([])
})

test('what is permanent stays over an entry, until it is closed', () => {
  tell({ ...offline, permanent: true })
  enter()
  expect(shown()).toEqual(['Offline.'])
  document.querySelector<HTMLButtonElement>('[data-id] button')?.click()
  expect(shown()).toEqual([])
  expect(document.activeElement).toBe(document.querySelector('main'))
  enter()
  expect(shown()).toEqual([])
})

test('what a page has no place for waits for one that has', () => {
  tell({ group: 'auth', level: 'danger', text: 'wrongCode' })
  enter()
  expect(shown()).toEqual([])
  enter('/en-gb/login/', page.replace('"general"', '"auth"'))
  expect(shown()).toEqual(['Wrong code.'])
})

test('a message is on a page once', () => {
  tell(offline)
  showMessages(document)
  expect(shown()).toHaveLength(1)
})

test('a storage that holds something else counts as empty', () => {
  for (const strange of ['[', '"x"', 'null']) {
    sessionStorage.setItem('pouch_messages', strange)
    enter()
    expect(shown()).toEqual([])
  }
})
