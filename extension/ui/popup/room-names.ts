/** What the navigation leads to. */
export const mainRooms = ['page', 'search', 'savings', 'points', 'more'] as const
/** What stands behind “More”. */
export const furtherRooms = ['settings', 'stored', 'quiet'] as const

type MainRoom = (typeof mainRooms)[number]
type FurtherRoom = (typeof furtherRooms)[number]
export type RoomName = MainRoom | FurtherRoom

/** The entry of the navigation that a room stands behind. */
export function mainRoomOf(room: RoomName): MainRoom {
  return mainRooms.find((each) => each === room) ?? 'more'
}
