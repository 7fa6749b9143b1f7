import { useMemo } from 'react'
import { formatMoney } from '#domain/money/money.ts'
import type { Saving } from '#extension/features/savings-history/note-saving.ts'
import { savedByMonth } from '#extension/features/savings-history/saved-by-month.ts'
import { savingsHistory } from '#extension/features/savings-history/savings-history.ts'
import { fillCount } from '#strings/fill.ts'
import type { PopupPort } from '../popup-port.ts'
import { ClearButton } from './ClearButton.tsx'
import { KeptThings } from './KeptThings.tsx'
import { RoomHead } from './RoomHead.tsx'
import { roomWords } from './room-words.ts'
import { SavingsChart } from './SavingsChart.tsx'
import { useKept } from './use-kept.ts'

const monthsShown = 6

/** What runs have saved: each currency by itself, by month and one by one. */
export function Savings({ port }: { port: PopupPort }) {
  const history = useMemo(() => savingsHistory(port.local), [port.local])
  const [kept, take] = useKept(history.all)
  const words = roomWords[port.words.translation].savings
  return (
    <section className="stack">
      <RoomHead heading={words.heading} port={port} />
      <p className="muted">{words.lead}</p>
      <KeptThings kept={kept} port={port}>
        {(savings) =>
          savings.length === 0 ? (
            <div className="empty" role="status">
              <h2>{words.none}</h2>
              <p className="muted">{words.noneLead}</p>
            </div>
          ) : (
            <>
              <Totals savings={savings} port={port} />
              <h2>{words.list}</h2>
              <ul className="rows">
                {savings.map((saving) => (
                  <OneSaving key={saving.at} saving={saving} port={port} />
                ))}
              </ul>
              <ClearButton
                label={words.clear}
                port={port}
                onClear={() => {
                  take(history.clear().then(history.all))
                }}
              />
            </>
          )
        }
      </KeptThings>
    </section>
  )
}

interface SavingsProps {
  readonly savings: readonly Saving[]
  readonly port: PopupPort
}

function Totals({ savings, port }: SavingsProps) {
  const { languageTag, translation } = port.words
  return savedByMonth(savings, port.now(), monthsShown).map((saved) => {
    const runs = savings.filter(({ currency }) => currency === saved.currency).length
    return (
      <div key={saved.currency} className="total">
        <p>
          <strong>{formatMoney({ ...saved, minor: saved.total }, languageTag)}</strong>{' '}
          {fillCount(roomWords[translation].savings.total, runs, languageTag)}
        </p>
        <SavingsChart saved={saved} port={port} />
      </div>
    )
  })
}

function OneSaving({ saving, port }: { saving: Saving; port: PopupPort }) {
  const { languageTag } = port.words
  const day = new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium' })
  return (
    <li>
      <span className="what">{saving.shop}</span>
      <strong className="amount">{formatMoney(saving, languageTag)}</strong>
      <time className="small muted" dateTime={saving.at}>
        {day.format(new Date(saving.at))}
      </time>
    </li>
  )
}
