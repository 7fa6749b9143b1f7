import { useMemo } from 'react'
import { standDownLog, type LogEntry } from '#extension/features/stand-down/stand-down-log.ts'
import type { PopupPort } from '../popup-port.ts'
import { ClearButton } from './ClearButton.tsx'
import { KeptThings } from './KeptThings.tsx'
import { reasonWords, timeWords, untilWords } from './quiet-words.ts'
import { RoomHead } from './RoomHead.tsx'
import { roomWords } from './room-words.ts'
import { useKept } from './use-kept.ts'

interface QuietLogProps {
  readonly port: PopupPort
  readonly onBack: () => void
}

/** Where and why we kept quiet about points, to read, to save and to delete. */
export function QuietLog({ port, onBack }: QuietLogProps) {
  const log = useMemo(() => standDownLog(port.local), [port.local])
  const [kept, take] = useKept(log.entries)
  const words = roomWords[port.words.translation].quiet

  const save = () => {
    const now = port.now()
    void log.exported(now).then((text) => {
      port.saveFile(`pouch-kept-quiet-${now.toISOString().slice(0, 10)}.json`, text)
    })
  }
  return (
    <section className="stack">
      <RoomHead heading={words.heading} port={port} onBack={onBack} />
      <p className="muted">{words.lead}</p>
      <KeptThings kept={kept} port={port}>
        {(entries) =>
          entries.length === 0 ? (
            <div className="empty" role="status">
              <h2>{words.none}</h2>
              <p className="muted">{words.noneLead}</p>
            </div>
          ) : (
            <>
              <ol className="codes">
                {entries.toReversed().map((entry) => (
                  <Entry key={`${entry.at} ${entry.shop}`} entry={entry} port={port} />
                ))}
              </ol>
              <button type="button" onClick={save}>
                {words.save}
              </button>
              <ClearButton
                label={words.clear}
                port={port}
                onClear={() => {
                  take(log.clear().then(log.entries))
                }}
              />
              <p className="small muted">{words.clearLead}</p>
            </>
          )
        }
      </KeptThings>
    </section>
  )
}

function Entry({ entry, port }: { entry: LogEntry; port: PopupPort }) {
  const { at, shop, because, until } = entry
  return (
    <li className="card">
      <p className="offer">{shop}</p>
      <p className="small muted">
        <time dateTime={at}>{timeWords(new Date(at), port.words.languageTag)}</time>
      </p>
      <ul className="points">
        {because.map((reason) => (
          <li key={JSON.stringify(reason)}>{reasonWords(reason, port.words)}</li>
        ))}
      </ul>
      <p className="small muted">{untilWords(until, port.words)}</p>
    </li>
  )
}
