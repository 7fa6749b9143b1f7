import type { LiveCode } from '#extension/features/shop-lookup/live-codes.ts'
import { fewestForRate } from '#domain/vouchers/chance.ts'
import { fill, fillCount } from '#strings/fill.ts'
import { formatDay, formatShare } from '#strings/format-day.ts'
import type { PopupPort } from './popup-port.ts'
import { popupWords } from './popup-words.ts'

/** When a code ends, when it last worked, and how often it did. What nobody knows is not said. */
export function CodeFacts({ code, port }: { code: LiveCode; port: PopupPort }) {
  const { strings, languageTag, translation } = port.words
  const { facts } = popupWords[translation]
  const { endDate, lastWorked, tries, successes } = code
  return (
    <ul className="facts small muted">
      <li>
        {endDate === null
          ? strings.codes.noEnd
          : fill(strings.codes.ends, { date: formatDay(endDate, languageTag) })}
      </li>
      {lastWorked !== null && (
        <li className="good">{fill(facts.worked, { date: formatDay(lastWorked, languageTag) })}</li>
      )}
      {tries > 0 && (
        <li>
          {tries < fewestForRate
            ? fillCount(facts.fewTries, tries, languageTag, { successes })
            : fillCount(facts.rate, tries, languageTag, {
                share: formatShare(successes / tries, languageTag),
              })}
        </li>
      )}
    </ul>
  )
}
