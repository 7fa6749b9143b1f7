import { expect, it, vi } from 'vitest'
import { openPage } from '#tests/corpus/open-page.ts'
import { runAtPage } from '#tests/corpus/run-at-page.ts'

vi.setConfig({ testTimeout: 30_000 })

/** A shop that asks itself about the code when its field tells of `event`, and answers after a while. */
const page = (field: string, event: string, afterMs: number) =>
  openPage(`<html lang="en"><body>
    <ul><li><a href="/p/1">Belt</a> £40.00</li></ul>
    ${field}<small role="status"></small>
    <p>Total <b>£45.00</b></p>
    <script>
      const off = { FIVE: 200, THIRTY: 1200 }
      const judge = (code) => {
        document.querySelector('b').textContent = '£' + ((4500 - (off[code] ?? 0)) / 100).toFixed(2)
        document.querySelector('small').textContent =
          code === '' ? '' : code in off ? 'Applied.' : 'This code is not valid.'
      }
      document.querySelector('#code').addEventListener('${event}', ({ target: { value } }) => {
        if (${String(afterMs)} === 0) judge(value)
        else setTimeout(() => judge(value), ${String(afterMs)})
      })
    </script></body></html>`)

it.each([
  [
    'without a button that judges each letter at once',
    page('<p><input id="code" placeholder="Discount code"></p>', 'input', 0),
  ],
  [
    'that judges a while after the last letter, in a form that would send nothing',
    page('<form><input id="code" placeholder="Discount code"></form>', 'input', 500),
  ],
  [
    'that judges what was left in the form that pays, before anybody has waited for a button',
    page(
      '<form action="/orders"><input id="code" name="coupon" placeholder="Discount code"><input name="card_number" autocomplete="cc-number"><button>Pay now</button></form>',
      'change',
      300,
    ),
  ],
])('finds the best code at a shop %s', async (_, { window }) => {
  const result = await runAtPage(window.document, ['FIVE', 'WRONG', 'THIRTY', 'FALSE'])
  expect(result).toMatchObject({ progress: { phase: 'done', saving: 1200, kept: ['THIRTY'] } })
  expect(window.document.querySelector('b')?.textContent).toBe('£33.00')
})

it('presses the button that comes into sight with the last letter of a code that the shop knows', async () => {
  const { window } = openPage(`<html lang="en"><body>
    <ul><li><a href="/p/1">Belt</a> £40.00</li></ul>
    <p><input id="code" placeholder="Discount code"><span></span></p>
    <p>Total <b>£45.00</b></p>
    <script>
      const off = { FIVE: 200, THIRTY: 1200 }
      const field = document.querySelector('#code')
      field.addEventListener('input', () => {
        document.querySelector('span').innerHTML = field.value in off ? '<button>Add</button>' : ''
      })
      document.querySelector('span').addEventListener('click', () => {
        document.querySelector('b').textContent = '£' + ((4500 - off[field.value]) / 100).toFixed(2)
      })
    </script></body></html>`)
  const result = await runAtPage(window.document, ['FIVE', 'THIRTY'])
  expect(result).toMatchObject({ progress: { phase: 'done', saving: 1200, kept: ['THIRTY'] } })
})

it('types a code that the page itself has put back into its field so that the page hears of it', async () => {
  const { window } = openPage(`<html lang="en"><body>
    <ul><li><a href="/p/1">Belt</a> £40.00</li></ul>
    <div id="box"></div>
    <p>Total <b></b></p>
    <script>
      const off = { FIVE: 200, THIRTY: 1200 }
      let on = 'THIRTY'
      // As a form of React's does: what it was told last, and what was typed here.
      let last = ''
      const draw = () => {
        document.querySelector('b').textContent = '£' + ((4500 - (off[on] ?? 0)) / 100).toFixed(2)
        document.querySelector('#box').innerHTML = on === null
          ? '<input placeholder="Discount code" value="' + last + '"><span></span>'
          : '<p>Discount code ' + on + ' <button>Remove</button></p>'
        const field = document.querySelector('input')
        let copy = field?.value
        field?.addEventListener('input', () => {
          if (field.value === copy) return
          copy = field.value
          document.querySelector('span').innerHTML = copy === '' ? '' : '<button>Apply</button>'
        })
      }
      document.querySelector('#box').addEventListener('click', ({ target }) => {
        if (target.textContent === 'Apply') {
          last = document.querySelector('input').value
          if (!(last in off)) return
          on = last
        } else if (target.textContent === 'Remove') {
          last = 'THIRTY'
          on = null
        } else return
        draw()
      })
      draw()
    </script></body></html>`)
  const result = await runAtPage(window.document, ['FIVE'])
  expect(result).toMatchObject({ progress: { phase: 'done', saving: 0, kept: ['THIRTY'] } })
  expect(window.document.querySelector('b')?.textContent).toBe('£33.00')
})
