import { useId, useState } from 'react'
import { shortestQuery, type FoundShop } from '#extension/features/shop-lookup/found-shop.ts'
import { fill, fillCount } from '#strings/fill.ts'
import type { PopupPort } from './popup-port.ts'
import { siteAddress } from './site-address.ts'

interface SearchProps {
  readonly port: PopupPort
  readonly heading: string
  readonly lead: string
}

/** Looks for supported shops by name. */
export function Search({ port, heading, lead }: SearchProps) {
  const [query, setQuery] = useState('')
  const [answer, setAnswer] = useState<{ query: string; shops: readonly FoundShop[] }>()
  const id = useId()
  const { strings, languageTag } = port.words
  const words = strings.elsewhere

  const search = (text: string) => {
    setQuery(text)
    if (text.trim().length < shortestQuery) return
    port.search(text).then(
      (shops) => {
        setAnswer({ query: text, shops })
      },
      () => {
        setAnswer(undefined)
      },
    )
  }
  // An answer to an earlier query may arrive after the text has changed.
  const shops = answer?.query === query ? answer.shops : undefined
  return (
    <section className="stack">
      <h1>{heading}</h1>
      <p className="muted">{lead}</p>
      <label htmlFor={id}>{words.search}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={query}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          search(event.target.value)
        }}
      />
      <p id={`${id}-hint`} className="small muted">
        {words.hint}
      </p>
      <p role="status" className={shops?.length === 0 ? 'muted' : 'unseen'}>
        {shops !== undefined &&
          (shops.length === 0
            ? fill(words.none, { query: query.trim() })
            : fillCount(words.found, shops.length, languageTag))}
      </p>
      {shops !== undefined && shops.length > 0 && (
        <ul className="shops">
          {shops.map(({ name, path }) => (
            <li key={path}>
              <a href={siteAddress(port, path)} target="_blank" rel="noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
