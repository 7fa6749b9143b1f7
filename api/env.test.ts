import { expect, it } from 'vitest'
import { parseEnvironment } from './env.ts'

const DATABASE_URL = 'postgres://user:secret@db.example:5432/pouch'

it('has usual values for all but the database', () => {
  expect(parseEnvironment({ DATABASE_URL })).toEqual({
    databaseUrl: DATABASE_URL,
    host: '127.0.0.1',
    port: 4322,
    siteOrigin: 'http://localhost:4321',
  })
})

it('takes what is set', () => {
  const settings = parseEnvironment({
    DATABASE_URL,
    HOST: '0.0.0.0',
    PORT: '8080',
    POUCH_SITE_ORIGIN: 'https://pouch.example',
  })
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    siteOrigin: 'https://pouch.example',
  })
})

it('says that the database is not set', () => {
  expect(() => parseEnvironment({})).toThrow('DATABASE_URL is not set')
})

it('names every setting that is wrong, and shows no password', () => {
  const wrong = {
    DATABASE_URL: 'mysql://u:secret@h/d',
    PORT: 'x',
    POUCH_SITE_ORIGIN: 'pouch.example/',
  }
  expect(() => parseEnvironment(wrong)).toThrow(
    /^DATABASE_URL: .*\nPORT: .*\nPOUCH_SITE_ORIGIN: .*$/,
  )
  expect(() => parseEnvironment(wrong)).not.toThrow('secret')
})
