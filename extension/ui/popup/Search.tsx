import { useEffect, useId, useState } from 'react'
import { shortestQuery, type FoundShop } from '#extension/features/shop-lookup/found-shop.ts'
import { fill, fillCount } from '#strings/fill.ts'
import type { PopupPort } from './popup-port.ts'
import { siteAddress } from './site-address.ts'

interface SearchProps {
  readonly port: PopupPort
  readonly heading: string
  readonly lead: string
}

interface Answer {
  readonly query: string
  readonly shops: readonly FoundShop[] | 'failed'
}

/** Looks for supported shops by name. */
export function Search({ port, heading, lead }: SearchProps) {
  const [query, setQuery] = useState('')
  const [answer, setAnswer] = useState<Answer>()
  const id = useId()
  const { strings, languageTag } = port.words
  const words = strings.elsewhere

  useEffect(() => {
    if (query.trim().length < shortestQuery) return
    // An answer to an earlier text may come after the one to this.
    let isWanted = true
    const show = (shops: Answer['shops']) => {
      if (isWanted) setAnswer({ query, shops })
    }
    port.search(query).then(show, () => {
      show('failed')
    })
    return () => {
      isWanted = false
    }
  }, [port, query])
  const found = answer?.query === query ? answer.shops : undefined
  const shops = found === 'failed' ? undefined : found
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
          setQuery(event.target.value)
        }}
      />
      <p id={`${id}-hint`} className="small muted">
        {words.hint}
      </p>
      <p role="status" className={found === 'failed' || found?.length === 0 ? 'muted' : 'unseen'}>
        {found === 'failed' && `${strings.broken.heading}. ${strings.broken.lead}`}
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
