import { expect, test } from 'vitest'
import { memoryStore } from '#tests/support/extension-ports.ts'
import { arrivalJournal } from './arrival-journal.ts'

const at = (time: string) => () => new Date(time)
const monday = at('2026-05-04T10:00:00Z')
const tuesdayLater = at('2026-05-05T10:00:01Z')

test('the codes of an arrival stay until the run is closed', async () => {
  const local = memoryStore()
  const journal = arrivalJournal(local, monday)
  await journal.open('shop.example', ['MINE12'])
  expect(await journal.leftBehind('shop.example')).toEqual(['MINE12'])
  await journal.close('shop.example')
  expect(local.content).toEqual({})
})

test('an arrival without codes leaves no trace of the visit', async () => {
  const local = memoryStore()
  await arrivalJournal(local, monday).open('shop.example', [])
  expect(local.content).toEqual({})
})

test('a second run does not lose what the first one left behind', async () => {
  const journal = arrivalJournal(memoryStore(), monday)
  await journal.open('shop.example', ['MINE12'])
  await journal.open('shop.example', [])
  await journal.open('shop.example', ['OTHER'])
  expect(await journal.leftBehind('shop.example')).toEqual(['MINE12', 'OTHER'])
})

test('what is older than a day is dropped, so that no list of visited shops gathers', async () => {
  const local = memoryStore({ 'vouchers:names': [] })
  await arrivalJournal(local, monday).open('shop.example', ['MINE12'])
  expect(await arrivalJournal(local, tuesdayLater).leftBehind('shop.example')).toEqual([])
  await arrivalJournal(local, monday).open('shop.example', ['MINE12'])
  await arrivalJournal(local, tuesdayLater).tidy()
  expect(local.content).toEqual({ 'vouchers:names': [] })
})
