import { expect, test } from 'vitest'
import type { StandDown } from '#domain/standdown/decide.ts'
import { memoryStore } from '#tests/support/extension-ports.ts'
import { standDownLog } from './stand-down-log.ts'

const at = (time: string) => new Date(`2026-05-04T${time}Z`)
const quiet = (until: string, name: 'awc' | 'utm_source=aw' = 'awc'): StandDown => ({
  kind: 'stand-down',
  until: { kind: 'time', at: at(until).getTime() },
  because: [{ kind: 'parameter', network: 'awin', name }],
})

test('the log says when, where, why and until when', async () => {
  const log = standDownLog(memoryStore())
  await log.note('shop.example', quiet('11:30:00'), at('10:00:00'))
  const expected = {
    at: '2026-05-04T10:00:00.000Z',
    shop: 'shop.example',
    because: [{ kind: 'parameter', network: 'awin', name: 'awc' }],
    until: { kind: 'time', at: '2026-05-04T11:30:00.000Z' },
  }
  expect(await log.entries()).toEqual([expected])
  expect(JSON.parse(await log.exported(at('12:00:00')))).toEqual({
    version: 1,
    exportedAt: '2026-05-04T12:00:00.000Z',
    entries: [expected],
  })
})

test('one that goes on stays one entry, with its new end', async () => {
  const log = standDownLog(memoryStore())
  await log.note('shop.example', quiet('11:30:00'), at('10:00:00'))
  await log.note('other.example', quiet('11:30:00'), at('10:30:00'))
  await log.note('shop.example', quiet('12:15:00'), at('11:15:00'))
  expect(await log.entries()).toMatchObject([
    { at: '2026-05-04T10:00:00.000Z', until: { at: '2026-05-04T12:15:00.000Z' } },
    { shop: 'other.example' },
  ])
})

test('one for another reason, or after an end, is another entry', async () => {
  const log = standDownLog(memoryStore())
  await log.note('shop.example', quiet('11:30:00'), at('10:00:00'))
  await log.note('shop.example', quiet('12:00:00', 'utm_source=aw'), at('10:30:00'))
  await log.note('shop.example', quiet('13:31:00', 'utm_source=aw'), at('12:01:00'))
  expect(await log.entries()).toHaveLength(3)
})

test('one for ever, or for a session, is one entry', async () => {
  const log = standDownLog(memoryStore())
  const ends: StandDown['until'][] = [
    { kind: 'always' },
    { kind: 'session', notBefore: at('11:00:00').getTime() },
  ]
  for (const until of ends) {
    const decision = { ...quiet('11:00:00'), until }
    const shop = until.kind === 'always' ? 'amazon.de' : 'shop.example'
    await log.note(shop, decision, at('10:00:00'))
    await log.note(shop, decision, at('10:40:00'))
  }
  expect(await log.entries()).toMatchObject([
    { shop: 'amazon.de', until: { kind: 'always' } },
    { shop: 'shop.example', until: { kind: 'session', notBefore: '2026-05-04T11:00:00.000Z' } },
  ])
})

test('the newest two hundred are kept', async () => {
  const log = standDownLog(memoryStore())
  for (let count = 0; count < 205; count++) {
    await log.note(`shop-${count}.example`, quiet('11:30:00'), at('10:00:00'))
  }
  const entries = await log.entries()
  expect(entries).toHaveLength(200)
  expect([entries[0]?.shop, entries.at(-1)?.shop]).toEqual(['shop-5.example', 'shop-204.example'])
})

test('what is damaged is left out, and the shopper can empty it all', async () => {
  const local = memoryStore()
  const log = standDownLog(local)
  await log.note('shop.example', quiet('11:30:00'), at('10:00:00'))
  const whole = await log.entries()
  local.content['stand-down:log'] = [{ shop: 'x' }, ...whole, null, { ...whole[0], address: 'y' }]
  expect(await log.entries()).toEqual(whole)
  local.content['stand-down:log'] = 'nothing'
  expect(await log.entries()).toEqual([])
  await log.clear()
  expect(local.content).toEqual({})
})
