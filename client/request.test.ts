import { expect, test } from 'vitest'
import * as v from 'valibot'
import { getJson } from './request.ts'

const shape = v.object({ name: v.string() })

function apiAnswering(body: string, status = 200) {
  return {
    origin: 'https://api.test',
    fetch: (() =>
      Promise.resolve(new Response(body, { status, headers: { ETag: '"1"' } }))) as typeof fetch,
  }
}

test('an answer of the right shape is given as it is, with its tag', async () => {
  await expect(getJson(apiAnswering('{"name":"Tern"}'), '/x', shape)).resolves.toEqual({
    data: { name: 'Tern' },
    etag: '"1"',
  })
})

test("the API's own error keeps its code and its sentence", async () => {
  const api = apiAnswering('{"code":"not_found","message":"No such retailer."}', 404)
  await expect(getJson(api, '/x', shape)).rejects.toMatchObject({
    name: 'ApiFailure',
    code: 'not_found',
    message: 'No such retailer.',
  })
})

test('an error page of something between is an internal failure with its status', async () => {
  await expect(getJson(apiAnswering('{}', 502), '/x', shape)).rejects.toMatchObject({
    code: 'internal',
    message: 'https://api.test/x answered with status 502.',
  })
})

test('an answer of another shape is refused', async () => {
  await expect(getJson(apiAnswering('{"name":7}'), '/x', shape)).rejects.toMatchObject({
    code: 'internal',
  })
})

test.each([
  ['a body that is no JSON', apiAnswering('<html>')],
  [
    'a connection that fails',
    {
      origin: 'https://api.test',
      fetch: () => Promise.reject(new TypeError('no')),
    },
  ],
])('%s counts as unavailable', async (_, api) => {
  await expect(getJson(api, '/x', shape)).rejects.toMatchObject({ code: 'unavailable' })
})
