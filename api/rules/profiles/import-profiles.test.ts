import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { profileStore } from '#api/storage/import/profile-store.ts'
import { awinCsv } from '#tests/support/awin-csv.ts'
import { importCsv } from '#tests/support/import-csv.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { importProfiles } from './import-profiles.ts'

let data: TestDatabase

beforeAll(async () => {
  data = await createTestDatabase()
})
beforeEach(async () => {
  await data.empty()
  await importCsv(data.url, awinCsv([{ id: '1', regions: 'GB, DE' }]))
})
afterAll(() => data[Symbol.asyncDispose]())

const profile = {
  domain: 'marsh-and-mellow.example',
  country: 'gb',
  description: 'Tea from the marshes.',
  social: [{ media: 'facebook', link: 'https://facebook.example/marsh', name: 'Marsh' }],
  popularity: 12,
  logo: 'https://marsh-and-mellow.example/logo.svg',
  categories: ['Tea'],
}

const load = (entries: unknown) =>
  importProfiles({
    ctx: { store: profileStore(data.url) },
    input: { json: JSON.stringify(entries) },
  })

it('gives a retailer of the country what the feed does not carry', async () => {
  const report = await load([profile])
  expect(report.retailers).toEqual({ added: 0, changed: 1, ended: 0 })
  const rows = await data.query('select * from retailers order by country')
  expect(rows[0]).toMatchObject({
    description: profile.description,
    popularity: 12,
    logo: profile.logo,
    categories: ['Tea'],
    social: [{ ...profile.social[0], action: 'Like' }],
  })
  expect(rows[1]).toMatchObject({ country: 'de', description: null, popularity: 0 })
})

it('changes nothing the second time', async () => {
  await load([profile])
  expect((await load([profile])).retailers.changed).toBe(0)
})

it('keeps its categories when the feed comes again', async () => {
  await load([profile])
  const report = await importCsv(
    data.url,
    awinCsv([{ id: '1', regions: 'GB, DE', categories: 'Other' }]),
  )
  expect(report.retailers.changed).toBe(1)
  expect(await data.query('select country, categories from retailers order by country')).toEqual([
    { country: 'gb', categories: ['Tea'] },
    { country: 'de', categories: ['Other'] },
  ])
})

it('refuses entries that can’t be read, of no retailer, or of one that an entry was of already', async () => {
  const report = await load([
    { ...profile, popularity: -1, logo: 'javascript:alert(1)' },
    { ...profile, domain: 'unknown.example' },
    profile,
    { ...profile, description: 'Again' },
    'words',
  ])
  expect(report.retailers.changed).toBe(1)
  expect(report.refusals.map(({ where }) => where)).toEqual([
    'entry 1',
    'entry 4',
    'entry 5',
    'entry 2',
  ])
  expect(report.refusals[0]?.reason).toMatch(/popularity: .*logo: /)
  expect(report.refusals[3]?.reason).toContain('unknown.example')
})

it.each(['{}', 'words', ''])('refuses “%s” as a whole', async (json) => {
  await expect(
    importProfiles({ ctx: { store: profileStore(data.url) }, input: { json } }),
  ).rejects.toThrow('Nothing was imported')
})
