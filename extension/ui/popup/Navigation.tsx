import { popupWords } from './popup-words.ts'
import type { PopupPort } from './popup-port.ts'
import { mainRoomOf, mainRooms, type RoomName } from './room-names.ts'

interface NavigationProps {
  readonly room: RoomName
  readonly port: PopupPort
  readonly onGo: (room: RoomName) => void
  /** The shopper is about to press: what a room needs may be loaded. */
  readonly onNear: () => void
}

export function Navigation({ room, port, onGo, onNear }: NavigationProps) {
  const words = popupWords[port.words.translation].rooms
  const current = mainRoomOf(room)
  return (
    <nav className="rooms" aria-label={words.label} onPointerEnter={onNear} onFocus={onNear}>
      {mainRooms.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === room ? 'page' : each === current ? 'true' : undefined}
          onClick={() => {
            onGo(each)
          }}
        >
          {words[each]}
        </button>
      ))}
    </nav>
  )
}
