import { expect, it } from 'vitest'
import { originsFrom } from './origins.ts'

const set = { POUCH_SITE_ORIGIN: 'https://pouch.example', POUCH_API_ORIGIN: 'https://api.example' }

it('a build on this machine has the usual origins', () => {
  expect(originsFrom({})).toEqual({ site: 'http://localhost:4321', api: 'http://localhost:4322' })
})

it('a deploy has the origins that it is told', () => {
  expect(originsFrom({ ...set, NETLIFY: 'true' })).toEqual({
    site: 'https://pouch.example',
    api: 'https://api.example',
  })
})

it.each(['POUCH_SITE_ORIGIN', 'POUCH_API_ORIGIN'])('a deploy without %s stops', (name) => {
  expect(() => originsFrom({ ...set, [name]: '', NETLIFY: 'true' })).toThrow(`${name} is not set`)
})
