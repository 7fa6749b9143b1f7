import type { PopupPort } from '../popup-port.ts'
import { furtherRooms, type RoomName } from '../room-names.ts'
import { RoomHead } from './RoomHead.tsx'
import { roomWords } from './room-words.ts'

/** The rooms that the navigation has no place for. */
export function More({ port, onGo }: { port: PopupPort; onGo: (room: RoomName) => void }) {
  const words = roomWords[port.words.translation].more
  return (
    <section className="stack">
      <RoomHead heading={words.heading} port={port} />
      <ul className="entries">
        {furtherRooms.map((room) => (
          <li key={room}>
            <button
              type="button"
              className="entry"
              onClick={() => {
                onGo(room)
              }}
            >
              <span>{words[room].name}</span>
              <span className="small muted">{words[room].lead}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
