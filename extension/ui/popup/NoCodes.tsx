import type { ShopView } from '#extension/features/page-look/page-look.ts'
import { fill } from '#strings/fill.ts'
import { Notice } from './Notice.tsx'
import type { PopupPort } from './popup-port.ts'
import { ShopPageLink } from './ShopPageLink.tsx'

/** A shop that we know and have no live code for. */
export function NoCodes({ view, port }: { view: ShopView; port: PopupPort }) {
  const words = port.words.strings.codes
  return (
    <Notice heading={fill(words.none, { shop: view.name })} lead={words.noneLead}>
      <ShopPageLink view={view} port={port} />
    </Notice>
  )
}
