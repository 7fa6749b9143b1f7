import type { Translation } from '#domain/locale.ts'
import type { MetadataKey } from '#domain/pages.ts'
import { metadata as de } from './de/metadata.ts'
import { metadata as en, type MetadataStrings } from './en/metadata.ts'

/** Title and description of every page key in every language. */
export const metadataStrings: Readonly<
  Record<Translation, MetadataStrings & Record<MetadataKey, { title: string; description: string }>>
> = { en, de }
