import type { Translation } from '#domain/locale.ts'
import { rooms as german } from '#strings/de/rooms.ts'
import { rooms as english, type RoomStrings } from '#strings/en/rooms.ts'

/** Words of the rooms. */
export const roomWords: Readonly<Record<Translation, RoomStrings>> = { en: english, de: german }
