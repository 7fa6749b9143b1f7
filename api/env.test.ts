import { expect, it } from 'vitest'
import { marketplaces } from '#domain/marketplace/marketplaces.ts'
import { parseDatabaseUrl, parseEnvironment } from './env.ts'

const DATABASE_URL = 'postgres://user:secret@db.example:5432/pouch'
const oldKey = Buffer.alloc(32, 1)
const newKey = Buffer.alloc(32, 2)
const POUCH_CLICK_KEYS = newKey.toString('base64')

it('has usual values for all but the database and the keys', () => {
  expect(parseEnvironment({ DATABASE_URL, POUCH_CLICK_KEYS })).toEqual({
    databaseUrl: DATABASE_URL,
    host: '127.0.0.1',
    port: 4322,
    siteOrigin: 'http://localhost:4321',
    clickKeys: [newKey],
    networks: [],
    marketplaces,
    proxies: 0,
  })
})

it('takes what is set', () => {
  const settings = parseEnvironment({
    DATABASE_URL,
    POUCH_CLICK_KEYS: `${newKey.toString('base64')},${oldKey.toString('base64')}`,
    POUCH_NETWORKS: 'go.example.com=url,track.example=to',
    HOST: '0.0.0.0',
    PORT: '8080',
    POUCH_MARKETPLACE_TAGS: 'de=our-tag-21',
    POUCH_PROXIES: '1',
    POUCH_SITE_ORIGIN: 'https://pouch.example',
  })
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    siteOrigin: 'https://pouch.example',
    clickKeys: [newKey, oldKey],
    networks: [
      { hosts: ['go.example.com'], destination: ['url'] },
      { hosts: ['track.example'], destination: ['to'] },
    ],
    marketplaces: { gb: marketplaces.gb, de: { ...marketplaces.de, tag: 'our-tag-21' } },
    proxies: 1,
  })
})

it('says what is not set', () => {
  expect(() => parseEnvironment({})).toThrow('DATABASE_URL is not set\nPOUCH_CLICK_KEYS is not set')
  expect(() => parseDatabaseUrl({})).toThrow(/^DATABASE_URL is not set$/)
})

it.each(['c2hvcnQ=', 'no base64', `${POUCH_CLICK_KEYS},`])('refuses the key %s', (key) => {
  expect(() => parseEnvironment({ DATABASE_URL, POUCH_CLICK_KEYS: key })).toThrow(
    'POUCH_CLICK_KEYS: ',
  )
})

it('asks programs that only use the database for nothing else', () => {
  expect(parseDatabaseUrl({ DATABASE_URL })).toBe(DATABASE_URL)
})

it('names every setting that is wrong, and shows no password', () => {
  const wrong = {
    DATABASE_URL: 'mysql://u:secret@h/d',
    PORT: 'x',
    POUCH_CLICK_KEYS,
    POUCH_SITE_ORIGIN: 'pouch.example/',
  }
  expect(() => parseEnvironment(wrong)).toThrow(
    /^DATABASE_URL: .*\nPORT: .*\nPOUCH_SITE_ORIGIN: .*$/,
  )
  expect(() => parseEnvironment(wrong)).not.toThrow('secret')
})
