// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardNavigation } from './navigation-guard.ts'
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
  const guard = guardNavigation(document, withheld)
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
    const guard = guardNavigation(document, form(), undefined, true)
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

  it('gives the form back when it is released', () => {
    onSubmit.mockImplementation((event) => {
      event.preventDefault()
    })
    pressUnder(form())
    document.querySelector('button')?.click()
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})
