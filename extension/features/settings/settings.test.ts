import { describe, expect, test } from 'vitest'
import { memoryStore } from '#tests/support/extension-ports.ts'
import { appearanceOf } from './appearance.ts'
import { defaultSettings, storedSettings } from './settings.ts'

describe('the settings', () => {
  test('are those of a new device until something is changed, and then kept', async () => {
    const local = memoryStore()
    expect(await storedSettings(local).read()).toEqual(defaultSettings)
    const changed = { ...defaultSettings, theme: 'dark', mutedShops: ['shop.example'] }
    await storedSettings(local).change({ theme: 'dark' })
    expect(await storedSettings(local).change({ mutedShops: ['shop.example'] })).toEqual(changed)
    expect(await storedSettings(local).read()).toEqual(changed)
  })

  test('of a version that knew fewer of them are kept, and the new ones are off', async () => {
    const before = { prompt: true, mutedShops: [], language: 'de', theme: 'dark' }
    expect(await storedSettings(memoryStore({ settings: before })).read()).toEqual({
      ...before,
      reports: false,
    })
  })

  test('of another shape count as absent, and are replaced by the next change', async () => {
    const local = memoryStore({ settings: { prompt: 'yes', theme: 'dark' } })
    expect(await storedSettings(local).read()).toEqual(defaultSettings)
    await storedSettings(local).change({ language: 'de' })
    expect(local.content.settings).toEqual({ ...defaultSettings, language: 'de' })
  })
})

describe('the appearance', () => {
  test('is what the settings say', () => {
    const stored = { ...defaultSettings, language: 'de', theme: 'light' }
    expect(appearanceOf(stored)).toEqual({ language: 'de', theme: 'light' })
  })

  test.each([undefined, null, 'dark', 7, [], { language: 'fr', theme: '' }, { theme: null }])(
    'follows the browser where %o is stored',
    (stored) => {
      expect(appearanceOf(stored)).toEqual({ language: 'auto', theme: 'auto' })
    },
  )
})
