// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { formOfLoad, guardNavigation } from './navigation-guard.ts'
import { press } from './native.ts'

const onSubmit = vi.fn<(event: Event) => void>()

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="cvc"><input name="code"><button>Apply</button></form>'
  document.body.addEventListener('submit', onSubmit, true)
})
afterEach(() => {
  document.body.removeEventListener('submit', onSubmit, true)
  onSubmit.mockReset()
})

const form = () => document.querySelector('form')

function pressUnder(withheld: HTMLFormElement | null) {
  const guard = guardNavigation(document, { withheld })
  const button = document.querySelector('button')
  if (button !== null) press(button)
  guard.release()
  return guard.held()
}

describe('guardNavigation', () => {
  it('holds the sending of a form back', () => {
    expect(pressUnder(null)).toMatchObject({ kind: 'form', form: form() })
  })

  it('leaves to the page what the page’s script has taken', () => {
    onSubmit.mockImplementation((event) => {
      event.preventDefault()
    })
    expect(pressUnder(null)).toBeUndefined()
  })

  it('mutes a form that a press sends by chance, and lets the press go on', () => {
    const guard = guardNavigation(document, { withheld: form(), isMuted: true })
    const button = document.querySelector('button')
    if (button !== null) press(button)
    guard.release()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(guard.held()).toBeUndefined()
  })

  it('hides the sending of a withheld form from the page’s script, which may order with it', () => {
    expect(pressUnder(form())).toEqual({ kind: 'withheld' })
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('mutes a form in a frame as well', () => {
    document.body.innerHTML = '<iframe></iframe>'
    const frame = document.querySelector('iframe')?.contentDocument
    if (!frame) throw new Error('There is no frame.')
    frame.body.innerHTML = '<form><input name="cvc"><button>Add a code</button></form>'
    frame.body.addEventListener('submit', onSubmit, true)
    const [button, withheld] = [frame.querySelector('button'), frame.querySelector('form')]
    const guard = guardNavigation(document, { withheld, isMuted: true })
    if (button !== null) press(button)
    guard.release()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('holds the sending of a form in a frame back, where the frame must stay', () => {
    document.body.innerHTML = '<iframe></iframe>'
    const frame = document.querySelector('iframe')?.contentDocument
    if (!frame) throw new Error('There is no frame.')
    frame.body.innerHTML = '<form><button>Add a code</button></form>'
    const guard = guardNavigation(document, { frame })
    const button = frame.querySelector('button')
    if (button !== null) press(button)
    guard.release()
    expect(guard.held()).toMatchObject({ kind: 'form', form: frame.querySelector('form') })
  })

  it('gives the form back when it is released', () => {
    onSubmit.mockImplementation((event) => {
      event.preventDefault()
    })
    pressUnder(form())
    document.querySelector('button')?.click()
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

describe('formOfLoad', () => {
  it.each([
    ['a form that gets', '', true],
    ['no form that posts', ' method="post"', false],
  ])('takes an address with the code for that of %s', (_, method, isForms) => {
    document.body.innerHTML = `<form${method}><input name="code" value="MINE12"></form>`
    const field = document.querySelector('input')
    if (field === null) throw new Error('There is no field.')
    const url = 'https://shop.example/cart?code=MINE12'
    const load = { kind: 'address', url, formData: null, isReload: false } as const
    expect(formOfLoad(load, field) !== null).toBe(isForms)
  })
})
