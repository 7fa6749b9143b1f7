import * as z from 'zod/mini'
import type { Store } from '../ports.ts'
import { languages, settingsKey, themes } from './appearance.ts'

/** What the shopper chose. Shops are the registrable domains of `BundleRetailer.domain`. */
export const settings = z.object({
  /** Whether we may show up at a basket by ourselves; needs the permission for shops' pages too. */
  prompt: z.boolean(),
  mutedShops: z.array(z.string().check(z.maxLength(253))),
  language: z.enum(languages),
  theme: z.enum(themes),
})
export type Settings = z.infer<typeof settings>

export const defaultSettings: Settings = {
  prompt: false,
  mutedShops: [],
  language: 'auto',
  theme: 'auto',
}

/** The settings on this device. What another version stored and no longer fits counts as absent. */
export function storedSettings(local: Store) {
  const read = async (): Promise<Settings> =>
    settings.safeParse(await local.get(settingsKey)).data ?? defaultSettings

  return {
    read,
    async change(changes: Partial<Settings>): Promise<Settings> {
      const changed = { ...(await read()), ...changes }
      await local.set({ [settingsKey]: changed })
      return changed
    },
  }
}
export type StoredSettings = ReturnType<typeof storedSettings>
