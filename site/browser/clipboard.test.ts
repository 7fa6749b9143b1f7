import { afterEach, expect, test, vi } from 'vitest'
import { clipboardLimit, copyText } from './clipboard.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a code is copied as it is', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await expect(copyText('SEA10')).resolves.toBe(true)
  expect(writeText).toHaveBeenCalledWith('SEA10')
})

test('no more than a hundred characters are copied', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText('X'.repeat(140))
  expect(writeText).toHaveBeenCalledWith('X'.repeat(clipboardLimit))
})

test.each([
  ['refuses to copy', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
  ['has no clipboard', {}],
])('a browser that %s is no error', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  await expect(copyText('SEA10')).resolves.toBe(false)
})
