import type { PopupPort } from '../popup-port.ts'
import { RoomHead } from './RoomHead.tsx'
import { roomWords } from './room-words.ts'

/** The place of points and of the account, which come with the site's members' area. */
export function Points({ port }: { port: PopupPort }) {
  const words = roomWords[port.words.translation].points
  return (
    <section className="stack">
      <RoomHead heading={words.heading} port={port} />
      <p className="muted">{words.lead}</p>
      <h2>{words.signIn}</h2>
      <p className="muted">{words.signInLead}</p>
      <a href={port.siteOrigin} target="_blank" rel="noreferrer">
        {words.website}
      </a>
    </section>
  )
}
