import type { Translation } from '#domain/locale.ts'
import { shell as de } from './de/shell.ts'
import { shell as en, type ShellStrings } from './en/shell.ts'

/** Words of what stands on every page, in every language. */
export const shellStrings: Readonly<Record<Translation, ShellStrings>> = { en, de }
