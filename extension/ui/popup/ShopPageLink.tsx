import type { ShopView } from '#extension/features/page-look/page-look.ts'
import { fill } from '#strings/fill.ts'
import type { PopupPort } from './popup-port.ts'
import { siteAddress } from './site-address.ts'

export function ShopPageLink({ view, port }: { view: ShopView; port: PopupPort }) {
  return (
    <a href={siteAddress(port, view.path)} target="_blank" rel="noreferrer">
      {fill(port.words.strings.codes.shopPage, { shop: view.name })}
    </a>
  )
}
