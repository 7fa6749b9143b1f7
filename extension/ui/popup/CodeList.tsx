import type { ShopView } from '#extension/features/page-look/page-look.ts'
import { fillCount } from '#strings/fill.ts'
import { CodeCard } from './CodeCard.tsx'
import type { PopupPort } from './popup-port.ts'
import { ShopPageLink } from './ShopPageLink.tsx'

interface CodeListProps {
  readonly view: ShopView
  readonly port: PopupPort
  readonly lead: string
}

/** A shop's codes to copy. */
export function CodeList({ view, port, lead }: CodeListProps) {
  const { strings, languageTag } = port.words
  const shop = view.name
  return (
    <section className="stack">
      <h1>{fillCount(strings.codes.heading, view.codes.length, languageTag, { shop })}</h1>
      <p className="muted">{lead}</p>
      <ul className="codes">
        {view.codes.map((code) => (
          <CodeCard key={code.code} code={code} port={port} />
        ))}
      </ul>
      <ShopPageLink view={view} port={port} />
    </section>
  )
}
