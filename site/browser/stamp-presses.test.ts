// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { stampPresses } from './stamp-presses.ts'

const route =
  'https://api.pouch.example/v1/out?co_retid=7&co_tsp=&co_url=https%3A%2F%2Fa.example%2F'

it.each(['click', 'auxclick', 'contextmenu'])(
  'a link to a shop carries the time of its last %s',
  (press) => {
    document.body.innerHTML = `<a href="${route}"><b>Shop</b></a>`
    const [link, inner] = [document.querySelector('a'), document.querySelector('b')]
    document.body.addEventListener(press, (event) => {
      event.preventDefault()
    })
    stampPresses(document.body)
    vi.setSystemTime(1_795_000_000_000)
    inner?.dispatchEvent(new MouseEvent(press, { bubbles: true, cancelable: true }))
    vi.setSystemTime(1_795_000_000_777)
    inner?.dispatchEvent(new MouseEvent(press, { bubbles: true, cancelable: true }))
    vi.useRealTimers()
    expect(link?.href).toBe(route.replace('co_tsp=', 'co_tsp=1795000000777'))
  },
)

it('other links stay as they are', () => {
  document.body.innerHTML = '<a href="#codes">Codes</a>'
  stampPresses(document.body)
  document.querySelector('a')?.click()
  expect(document.querySelector('a')?.getAttribute('href')).toBe('#codes')
})
