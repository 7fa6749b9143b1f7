import { VirtualConsole } from 'jsdom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPage } from '#tests/corpus/open-page.ts'
import { requestRecord } from '#tests/corpus/request-record.ts'
import { runInTab } from '#tests/support/shop-in-tab.ts'
import { runCodes, type EngineResult } from './run-codes.ts'

vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const basket = (code: string | null) => `<html lang="en"><body>
  <ul><li><a href="/p/1">Mug</a> <input type="number" name="qty" value="1"></li></ul>
  <div><label>Voucher <input name="voucher"></label> <button type="button" id="apply">Apply</button></div>
  <div id="row">${code === null ? '' : `Voucher ${code} <button type="button" id="off">Remove</button>`}</div>
  <dl><dt>Total</dt><dd id="total">${code === null ? '£45.00' : '£43.00'}</dd></dl></body></html>`

it('puts the shopper’s own code back at a shop that shows no total once it is off', async () => {
  let onServer: string | null = 'MINE9'
  const page = () => `<html lang="en"><body>
    <ul><li><a href="/p/1">Mug</a> <input type="number" name="qty" value="1"></li></ul>
    ${
      onServer === null
        ? '<form action="/put"><label>Voucher <input name="voucher"></label> <button>Apply</button></form>'
        : `<form action="/off"><p>Voucher ${onServer}</p> <button>Remove</button></form>`
    }
    <dl><dt>Total</dt><dd>${onServer === null ? '£0.00' : '£43.00'}</dd></dl></body></html>`
  const ending = await runInTab(
    {
      address: 'https://shop.example/basket',
      page,
      post(path, sent) {
        onServer = path === '/off' ? null : sent.get('voucher')
        return page()
      },
      fetch: () => Promise.reject(new TypeError('offline')),
    },
    ['FIVE'],
  )
  expect(onServer).toBe('MINE9')
  expect(ending.progress).toMatchObject({ saving: 0, kept: ['MINE9'] })
})

/** A run at a shop that counts by script, with the shopper's own code on, and what is on at the end. */
async function runAtScript(
  html: string,
  { locksMs, fetched }: { readonly locksMs: number; readonly fetched?: string },
): Promise<{ on: string[]; result: EngineResult }> {
  const virtualConsole = new VirtualConsole()
  let loads = 0
  // jsdom loads no pages, and says so where one would be.
  virtualConsole.on('jsdomError', () => loads++)
  const { window } = openPage(html, undefined, virtualConsole)
  const { document } = window
  const offs: Readonly<Record<string, number>> = { MINE9: 200, IDLE: 0, THIRTY: 1200 }
  const on = new Set(['MINE9'])
  const draw = () => {
    const off = [...on].reduce((sum, code) => sum + (offs[code] ?? 0), 0)
    const rows = [...on].map(
      (code) => `<p>Voucher ${code} <button type="button" value="${code}">Remove</button></p>`,
    )
    const field = document.querySelector<HTMLInputElement>('[name=voucher]')
    const total = document.querySelector('#total')
    const row = document.querySelector('#row')
    if (field === null || total === null || row === null) throw new Error('The page is gone.')
    row.innerHTML = rows.join('')
    total.textContent = `£${((4500 - off) / 100).toFixed(2)}`
    field.disabled = locksMs > 0
    setTimeout(() => {
      field.disabled = false
    }, locksMs)
  }
  document.addEventListener('click', ({ target }) => {
    const { id, value } = target as HTMLButtonElement
    const typed = document.querySelector<HTMLInputElement>('[name=voucher]')?.value ?? ''
    if (id === 'apply' && typed in offs) on.add(typed)
    if (id !== 'apply') on.delete(value)
    draw()
  })
  draw()
  let result: EngineResult | undefined
  void runCodes({
    ...{ document, codes: ['WRONG', 'IDLE', 'THIRTY'], currencyHint: 'GBP', resume: null },
    budget: { tries: 20, perCodeMs: 6000, totalMs: 600_000 },
    signal: new AbortController().signal,
    fetch: () => Promise.resolve(new Response(fetched ?? document.documentElement.outerHTML)),
    report: () => Promise.resolve(),
  }).then((ended) => {
    result = ended
  })
  while (result === undefined) {
    if (loads > 0) throw new Error('The page was loaded.')
    await vi.advanceTimersByTimeAsync(50)
  }
  return { on: [...on].sort(), result }
}

it('waits for a field that is locked while the shop counts, and loses no code over it', async () => {
  const { on, result } = await runAtScript(basket('MINE9'), { locksMs: 1500 })
  expect(on).toEqual(['MINE9', 'THIRTY'])
  expect(result).toMatchObject({ kind: 'ended', progress: { phase: 'done', saving: 1200 } })
})

/** The basket in a drawer over the page, and the page as it comes without it. */
const inPanel = (html: string) =>
  html.replace(
    /<body>(.*)<\/body>/s,
    '<body><a href="/">Shop</a><div role="dialog">$1</div></body>',
  )
const shut = '<html lang="en"><body><a href="/">Shop</a></body></html>'

/** A page that asks how many of each there shall be, and knows alone what was chosen. */
const chosenHere = (html: string) =>
  html.replace(
    '<body>',
    '<body><p>Bowling £32.00 <input type="number" value="2"> Drinks £3.00 <input type="number"></p>',
  )

it.each([
  ['basket stands in a panel over it, which the load would shut', inPanel],
  ['goods are chosen on it, which the load would forget', chosenHere],
])('never loads a page whose %s', async (_, drawn) => {
  const { on, result } = await runAtScript(drawn(basket('MINE9')), { locksMs: 0, fetched: shut })
  expect(on).toEqual(['MINE9', 'THIRTY'])
  expect(result).toMatchObject({ kind: 'ended', progress: { phase: 'done', saving: 1200 } })
})

it.each([
  ['page', (html: string) => html, basket],
  ['drawer', inPanel, () => shut],
])(
  'shows no saving on the word of a %s whose shop took an action and answered with an error',
  async (_, drawn, fetched) => {
    const { window } = openPage(drawn(basket(null)), undefined, new VirtualConsole())
    const { document } = window
    const record = requestRecord(window)
    let onServer: string | null = null
    document.querySelector('#apply')?.addEventListener('click', () => {
      onServer = document.querySelector<HTMLInputElement>('[name=voucher]')?.value ?? null
      document.body.innerHTML = new window.DOMParser().parseFromString(
        drawn(basket(onServer)),
        'text/html',
      ).body.innerHTML
      // The code is taken off, but the page learns nothing of it.
      document.querySelector('#off')?.addEventListener('click', () => {
        onServer = null
        record({ status: 500, beganAt: window.performance.now() })
      })
    })
    let result: EngineResult | undefined
    void runCodes({
      ...{ document, codes: ['FIVE', 'OTHER'], currencyHint: 'GBP', resume: null },
      budget: { tries: 20, perCodeMs: 2000, totalMs: 600_000 },
      signal: new AbortController().signal,
      fetch: () => Promise.resolve(new Response(fetched(onServer))),
      report: () => Promise.resolve(),
    }).then((ended) => {
      result = ended
    })
    while (result === undefined) await vi.advanceTimersByTimeAsync(50)
    expect(onServer).toBeNull()
    expect(document.querySelector('#total')?.textContent).toBe('£43.00')
    expect(result).toMatchObject({ kind: 'ended', progress: { phase: 'failed', saving: null } })
  },
)

it('goes on with the next code where the shop’s script met an error and the page says nothing', async () => {
  const { window } = openPage(basket(null), undefined, new VirtualConsole())
  const { document } = window
  const record = requestRecord(window)
  const asked: string[] = []
  document.querySelector('#apply')?.addEventListener('click', () => {
    const code = document.querySelector<HTMLInputElement>('[name=voucher]')?.value ?? ''
    asked.push(code)
    const status = code === 'BREAKS' ? 500 : 200
    record({ status, beganAt: window.performance.now() })
    if (status === 500) return
    const page = new window.DOMParser().parseFromString(basket(code), 'text/html')
    for (const id of ['row', 'total']) {
      document.getElementById(id)?.replaceWith(page.getElementById(id) ?? '')
    }
  })
  let result: EngineResult | undefined
  void runCodes({
    ...{ document, codes: ['BREAKS', 'FIVE'], currencyHint: 'GBP', resume: null },
    budget: { tries: 20, perCodeMs: 2000, totalMs: 600_000 },
    signal: new AbortController().signal,
    fetch: () => Promise.resolve(new Response(document.documentElement.outerHTML)),
    report: () => Promise.resolve(),
  }).then((ended) => {
    result = ended
  })
  while (result === undefined) await vi.advanceTimersByTimeAsync(50)
  expect(asked).toEqual(['BREAKS', 'FIVE'])
  expect(result).toMatchObject({
    kind: 'ended',
    progress: { phase: 'done', cause: null, saving: 200, kept: ['FIVE'] },
  })
})
