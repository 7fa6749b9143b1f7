import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStore } from '#tests/support/extension-ports.ts'
import { onboarding } from './onboarding.ts'

const open = vi.fn<() => Promise<void>>()
beforeEach(() => {
  open.mockReset().mockResolvedValue()
})

test('the onboarding page opens after the installation', async () => {
  await onboarding(memoryStore(), open)('install')
  expect(open).toHaveBeenCalledOnce()
})

test.each(['update', 'browser_update', 'chrome_update', 'shared_module_update'])(
  'it does not open after: %s',
  async (reason) => {
    await onboarding(memoryStore(), open)(reason)
    expect(open).not.toHaveBeenCalled()
  },
)

test('it never opens twice, whatever the browser reports to a later worker', async () => {
  const local = memoryStore()
  await onboarding(local, open)('install')
  await onboarding(local, open)('install')
  expect(open).toHaveBeenCalledOnce()
})

test('it does not open again where it could not open, nor where nothing can be written', async () => {
  const local = memoryStore()
  open.mockRejectedValueOnce(new Error('no window'))
  await expect(onboarding(local, open)('install')).rejects.toThrow('no window')
  await onboarding(local, open)('install')
  expect(open).toHaveBeenCalledOnce()
  const full = { ...memoryStore(), set: () => Promise.reject(new Error('full')) }
  await expect(onboarding(full, open)('install')).rejects.toThrow('full')
  expect(open).toHaveBeenCalledOnce()
})
