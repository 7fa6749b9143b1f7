import { useCallback } from 'react'
import { keptRequests } from '#extension/features/request-log/kept-requests.ts'
import { mostRequests, type LoggedRequest } from '#extension/features/request-log/request-log.ts'
import { mostSavings } from '#extension/features/savings-history/note-saving.ts'
import { mostEntries } from '#extension/features/stand-down/stand-down-log.ts'
import { fill, fillCount } from '#strings/fill.ts'
import type { PopupPort } from '../popup-port.ts'
import { KeptThings } from './KeptThings.tsx'
import { RoomHead } from './RoomHead.tsx'
import { roomWords } from './room-words.ts'
import { useKept } from './use-kept.ts'

interface StoredProps {
  readonly port: PopupPort
  readonly onBack: () => void
}

const counts = { savings: mostSavings, entries: mostEntries, requests: mostRequests }

const kinds = [
  ...(['vouchers', 'settings', 'savings', 'arrival', 'lent', 'run', 'standDown'] as const),
  ...(['notes', 'reports', 'requests'] as const),
]

/** What docs/extension-privacy.md says, in fewer words, and the requests that show it. */
export function Stored({ port, onBack }: StoredProps) {
  const read = useCallback(() => keptRequests(port.local), [port.local])
  const [kept] = useKept(read)
  const { languageTag, translation } = port.words
  const { stored: words, settings } = roomWords[translation]
  return (
    <section className="stack">
      <RoomHead heading={words.heading} port={port} onBack={onBack} />
      <h2>{words.device}</h2>
      <ul className="points">
        {kinds.map((kind) => (
          <li key={kind}>{fill(words.items[kind], counts)}</li>
        ))}
      </ul>
      <h2>{words.sent}</h2>
      <ul className="points">
        <li>{words.sentOurs}</li>
        <li>{words.sentShop}</li>
        <li>{fill(words.sentReports, { setting: settings.reports.label })}</li>
        <li>{words.sentRemoved}</li>
        <li>{words.sentNothing}</li>
      </ul>
      <h2>{words.log}</h2>
      <p className="small muted">{words.logScope}</p>
      <KeptThings kept={kept} port={port}>
        {(requests) => (
          <>
            <p className="small muted">
              {requests.length === 0
                ? words.logNone
                : fillCount(words.logLead, requests.length, languageTag)}
            </p>
            <ol className="rows log">
              {requests.map((request) => (
                <OneRequest
                  key={`${request.at} ${request.address}`}
                  request={request}
                  port={port}
                />
              ))}
            </ol>
          </>
        )}
      </KeptThings>
    </section>
  )
}

function OneRequest({ request, port }: { request: LoggedRequest; port: PopupPort }) {
  const { languageTag, translation } = port.words
  const { answers } = roomWords[translation].stored
  const { at, method, address, answer } = request
  const time = new Intl.DateTimeFormat(languageTag, { dateStyle: 'short', timeStyle: 'medium' })
  return (
    <li>
      <time className="small muted" dateTime={at}>
        {time.format(new Date(at))}
      </time>
      <span className="amount small">
        {method} · {typeof answer === 'number' ? answer : answers[answer]}
      </span>
      <code className="address">{address}</code>
    </li>
  )
}
