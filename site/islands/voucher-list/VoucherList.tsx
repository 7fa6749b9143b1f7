import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { Voucher } from '#domain/contract/deals.ts'
import { fill, fillCount } from '#strings/fill.ts'
import type { SiteStrings } from '#strings/en/site.ts'
import { liveOffers } from '../../stores/live-offers.ts'
import { useIslandReady } from '../use-island-ready.ts'
import { offerAddress, type OfferPlace } from './offer-address.ts'
import { VoucherCard, type CopyState } from './VoucherCard.tsx'
import './voucher-list.css'

/** So many offers show before more are asked for. */
const shortLength = 8

interface Props {
  /** Of the merchant. */
  name: string
  place: OfferPlace
  /** Live offers at the time of the build, codes first. */
  vouchers: readonly Voucher[]
  text: SiteStrings['offers']
  /** BCP 47 tag, as `formatTag` gives it. */
  tag: string
}

/** The offers of a merchant: filter, more and less, copying, terms. Specification, section 2. */
export function VoucherList({ name, place, vouchers, text, tag }: Props) {
  const root = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const current = useStore(liveOffers, { ssr: 'initial' }) ?? vouchers
  const [codesOnly, setCodesOnly] = useState(false)
  const [long, setLong] = useState(false)
  const [shownCodes, setShownCodes] = useState<readonly number[]>([])
  const [latest, setLatest] = useState<{ voucher: Voucher; how: 'copied' | 'selected' }>()
  useIslandReady(root)

  const codes = current.filter((voucher) => voucher.voucher_type === 'code')
  const listed = codesOnly ? codes : current
  const hiddenCount = Math.max(0, listed.length - shortLength)

  const copyStateOf = ({ id }: Voucher): CopyState => {
    if (latest?.voucher.id === id) return latest.how
    return shownCodes.includes(id) ? 'shown' : 'hidden'
  }
  const onCopied = (voucher: Voucher, how: 'copied' | 'selected') => {
    setLatest({ voucher, how })
    setShownCodes((before) => [...before, voucher.id])
  }
  const toggleLength = () => {
    setLong(!long)
    if (long) list.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <section ref={root} className="offers-island" aria-label={text.list}>
      {current.length === 0 && (
        <Apology heading={fill(text.none, { name })} hint={fill(text.noneHint, { name })} />
      )}
      {current.length > 0 && (
        <button
          type="button"
          className="offers-filter"
          aria-pressed={codesOnly}
          data-press
          onClick={() => {
            setCodesOnly(!codesOnly)
          }}
        >
          <span className="offers-filter-knob" />
          {text.codesOnly}
        </button>
      )}
      {current.length > 0 && codes.length === 0 && (
        <Apology
          heading={fill(text.noCodes, { name })}
          hint={codesOnly ? text.noCodesHint : undefined}
        />
      )}
      <ul ref={list} className="offers-list">
        {listed.map((voucher, index) => (
          <VoucherCard
            key={voucher.id}
            voucher={voucher}
            address={offerAddress(place, voucher, index + 1)}
            text={text}
            tag={tag}
            extra={!long && index >= shortLength}
            copyState={copyStateOf(voucher)}
            onCopied={onCopied}
          />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <button
          type="button"
          className="button button-quiet offers-more"
          aria-expanded={long}
          data-press
          onClick={toggleLength}
        >
          {long ? text.less : fillCount(text.more, hiddenCount, tag)}
        </button>
      )}
      {!codesOnly && codes.length > 0 && codes.length === current.length && (
        <p className="offers-note">{fill(text.noDeals, { name })}</p>
      )}
      <p className="visually-hidden" role="status">
        {latest &&
          fill(latest.how === 'copied' ? text.copiedStatus : text.selectedStatus, {
            code: latest.voucher.coupon_code ?? '',
          })}
      </p>
    </section>
  )
}

function Apology({ heading, hint }: { heading: string; hint: string | undefined }) {
  return (
    <div className="offers-apology">
      <p className="offers-apology-heading">{heading}</p>
      {hint !== undefined && <p>{hint}</p>}
    </div>
  )
}
