import type { ShopView } from '#extension/features/page-look/page-look.ts'
import { fill } from '#strings/fill.ts'
import type { PopupPort } from '../popup-port.ts'
import { roomWords } from './room-words.ts'

interface MutedShopsProps {
  /** Registrable domains. */
  readonly muted: readonly string[]
  readonly shop: Pick<ShopView, 'name' | 'domain'> | undefined
  readonly port: PopupPort
  readonly onChange: (muted: string[]) => void
}

/** Shops at which nothing is offered by itself. */
export function MutedShops({ muted, shop, port, onChange }: MutedShopsProps) {
  const words = roomWords[port.words.translation].settings
  return (
    <div className="stack tight">
      <h2>{words.muted}</h2>
      {muted.length === 0 && <p className="small muted">{words.noneMuted}</p>}
      <ul className="rows">
        {muted.map((domain) => (
          <li key={domain}>
            <span className="what">{domain}</span>
            <button
              type="button"
              aria-label={fill(words.unmuteShop, { shop: domain })}
              onClick={() => {
                onChange(muted.filter((each) => each !== domain))
              }}
            >
              {words.unmute}
            </button>
          </li>
        ))}
      </ul>
      {shop !== undefined && !muted.includes(shop.domain) && (
        <button
          type="button"
          onClick={() => {
            onChange([...muted, shop.domain])
          }}
        >
          {fill(words.mute, { shop: shop.name })}
        </button>
      )}
    </div>
  )
}
