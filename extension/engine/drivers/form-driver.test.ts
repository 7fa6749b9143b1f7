// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { answerView } from '../dom/view.ts'
import type { Landmarks } from '../look.ts'
import { createFormDriver } from './form-driver.ts'
import type { FormRequest } from './form-request.ts'

const url = 'https://shop.example/basket'
const landmarks: Landmarks = { currencyHint: 'GBP', codes: ['SAVE10', 'TAKE15'] }

/** A driver whose shop holds what `html` shows, and the requests that it has sent. */
function driverAt(html: string) {
  const parse = () => new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html')
  const sent: FormRequest[] = []
  // What was pressed on the page before anything was sent.
  document.body.innerHTML = open
  const first = answerView(parse(), url)
  const driver = createFormDriver({
    send: (request) => {
      sent.push(request)
      return Promise.resolve({ kind: 'page', view: answerView(parse(), url) })
    },
    FormData,
    ...{ pageUrl: url, first, fieldName: 'coupon' },
    total: { key: 'total', path: '', minor: 3500 },
    submitter: document.querySelector('[name=applycoupon]'),
  })
  return { driver, sent }
}

const total = '<p>Total <b>£35.00</b></p>'
const field = '<label>Coupon <input name="coupon"></label>'
const button = '<button name="applycoupon" value="1">Apply</button>'
const open = `<form method="post">${field}${button}</form>`
const gift =
  '<label>Gift card <input name="giftcard"></label><button name="applygiftcard" value="1">Apply</button>'

describe('the shop’s forms in the background', () => {
  it.each([
    [
      'a script',
      `<span>SAVE10 <a href="#" data-href="/off" class="remove-coupon">Remove</a></span>`,
    ],
    ['a method of its own', `<p>SAVE10 <a href="/off" data-method="delete">Remove</a></p>`],
  ])('leave it to the page where %s takes a code off', async (_, row) => {
    const { driver, sent } = driverAt(`${row}${open}${total}`)
    expect(await driver.remove('SAVE10', landmarks)).toMatchObject({ kind: 'unable' })
    expect(sent).toEqual([])
  })

  it('follow a link that takes a code off', async () => {
    const { driver, sent } = driverAt(`<p>SAVE10 <a href="/off?c=1">Remove</a></p>${open}${total}`)
    await driver.remove('SAVE10', landmarks)
    expect(sent.map((each) => each.url)).toEqual(['https://shop.example/off?c=1'])
  })

  it('send no code by the gift card’s button where their own is gone', async () => {
    const on = `<form method="post">${field}<a href="#">Remove</a> ${gift}</form>`
    const { driver, sent } = driverAt(open + total)
    expect(await driver.apply('TAKE15', landmarks)).toMatchObject({ kind: 'seen' })
    expect(sent).toHaveLength(1)
    const later = driverAt(on + total)
    expect(await later.driver.apply('TAKE15', landmarks)).toMatchObject({ kind: 'unable' })
    expect(later.sent).toEqual([])
  })
})
