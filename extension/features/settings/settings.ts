import * as v from 'valibot'
import { parsed } from '#domain/contract/parsed.ts'
import type { Store } from '../ports.ts'
import { languages, settingsKey, themes } from './appearance.ts'

/** What the shopper chose. Shops are the registrable domains of `BundleRetailer.domain`. */
export const settings = v.object({
  /** Whether we may show up at a basket by ourselves; needs the permission for shops' pages too. */
  prompt: v.boolean(),
  /** Whether we are told which of our codes worked; Firefox has to let us too. */
  reports: v.optional(v.boolean(), false),
  mutedShops: v.array(v.pipe(v.string(), v.maxLength(253))),
  language: v.picklist(languages),
  theme: v.picklist(themes),
})
export type Settings = v.InferOutput<typeof settings>

export const defaultSettings: Settings = {
  prompt: false,
  reports: false,
  mutedShops: [],
  language: 'auto',
  theme: 'auto',
}

/** The settings on this device. What another version stored and no longer fits counts as absent. */
export function storedSettings(local: Store) {
  const read = async (): Promise<Settings> =>
    parsed(settings, await local.get(settingsKey)) ?? defaultSettings

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
