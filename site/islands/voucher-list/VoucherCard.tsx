import { useEffect, useRef } from 'react'
import type { Voucher } from '#domain/contract/deals.ts'
import { fewestForRate } from '#domain/vouchers/chance.ts'
import { fill, fillCount } from '#strings/fill.ts'
import { formatDay, formatShare } from '#strings/format-day.ts'
import { keepTogether } from '#strings/keep-together.ts'
import type { SiteStrings } from '#strings/en/site.ts'
import { copyText } from '../../browser/clipboard.ts'
import { Icon } from './Icon.tsx'

export type CopyState = 'hidden' | 'shown' | 'copied' | 'selected'

interface Props {
  voucher: Voucher
  /** Where the links to the shop lead. */
  address: string
  text: SiteStrings['offers']
  /** BCP 47 tag, as `formatTag` gives it. */
  tag: string
  /** Stands in the list, but shows only once more are asked for. */
  extra: boolean
  copyState: CopyState
  onCopied: (voucher: Voucher, how: 'copied' | 'selected') => void
}

export function VoucherCard({ voucher, address, text, tag, extra, copyState, onCopied }: Props) {
  const heading = `offer-${voucher.id}`
  return (
    <li
      className="offer"
      data-voucher={voucher.id}
      data-type={voucher.voucher_type}
      data-ends={voucher.end_date ?? undefined}
      data-extra={extra || undefined}
    >
      <article aria-labelledby={heading}>
        <div className="offer-body">
          <Tags voucher={voucher} text={text} />
          <h3 id={heading}>{keepTogether(voucher.title)}</h3>
          <Facts voucher={voucher} text={text} tag={tag} />
          {voucher.terms !== '' && (
            <details>
              <summary>
                {text.terms}
                <span className="visually-hidden">: {voucher.title}</span>
              </summary>
              <p>{voucher.terms}</p>
            </details>
          )}
        </div>
        {voucher.coupon_code === null ? (
          <div className="offer-stub">
            <a
              className="button"
              href={address}
              target="_blank"
              rel="sponsored nofollow noopener"
              aria-label={fill(text.toDealOf, { offer: voucher.title })}
            >
              {text.toDeal}
              <Icon name="open" />
            </a>
          </div>
        ) : (
          <CodeStub
            voucher={voucher}
            code={voucher.coupon_code}
            address={address}
            text={text}
            copyState={copyState}
            onCopied={onCopied}
          />
        )}
      </article>
    </li>
  )
}

function Tags({ voucher, text }: Pick<Props, 'voucher' | 'text'>) {
  return (
    <p className="offer-tags">
      <span className={`tag tag-${voucher.voucher_type}`}>{text[voucher.voucher_type]}</span>
      {voucher.exclusivity !== 'plain' && (
        <span className="tag tag-special">{text[voucher.exclusivity]}</span>
      )}
      <span className="tag">{text.advertisement}</span>
    </p>
  )
}

function Facts({ voucher, text, tag }: Pick<Props, 'voucher' | 'text' | 'tag'>) {
  const { tries, successes, last_worked: lastWorked } = voucher.statistics
  return (
    <ul className="offer-facts">
      <li>
        <Icon name="clock" size={16} />
        {voucher.end_date === null ? (
          text.endless
        ) : (
          <time dateTime={voucher.end_date}>
            {fill(text.ends, { date: formatDay(voucher.end_date, tag) })}
          </time>
        )}
      </li>
      {lastWorked !== null && (
        <li className="offer-worked">
          <Icon name="tick" size={16} />
          {fill(text.worked, { date: formatDay(lastWorked, tag) })}
        </li>
      )}
      {tries > 0 && (
        <li>
          {tries < fewestForRate
            ? fillCount(text.fewTries, tries, tag, { successes })
            : fillCount(text.rate, tries, tag, { share: formatShare(successes / tries, tag) })}
        </li>
      )}
    </ul>
  )
}

type StubProps = Pick<Props, 'voucher' | 'address' | 'text' | 'copyState' | 'onCopied'> & {
  code: string
}

function CodeStub({ voucher, code, address, text, copyState, onCopied }: StubProps) {
  const shown = useRef<HTMLElement>(null)

  // The code can be selected only once it shows.
  useEffect(() => {
    if (copyState === 'selected' && shown.current) getSelection()?.selectAllChildren(shown.current)
  }, [copyState])

  const copy = async () => {
    onCopied(voucher, (await copyText(code)) ? 'copied' : 'selected')
  }

  return (
    <div className="offer-stub" data-copy={copyState}>
      <p className="offer-code">
        <code ref={shown}>{code}</code>
        <span className="offer-mask">
          <span className="visually-hidden">{text.hiddenCode}</span>
        </span>
      </p>
      <button
        type="button"
        className="button"
        data-press
        aria-label={fill(text.copyOf, { offer: voucher.title })}
        onClick={() => void copy()}
      >
        <Icon name={copyState === 'copied' ? 'check' : 'copy'} />
        {copyState === 'copied' || copyState === 'selected' ? text[copyState] : text.copy}
      </button>
      <a
        className="button button-quiet"
        href={address}
        target="_blank"
        rel="sponsored nofollow noopener"
        data-press
        aria-label={fill(text.shopOf, { offer: voucher.title })}
        onClick={() => void copy()}
      >
        {text.shop}
        <Icon name="open" />
      </a>
    </div>
  )
}
