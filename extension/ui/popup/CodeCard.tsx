import { useState } from 'react'
import type { LiveCode } from '#extension/features/shop-lookup/live-codes.ts'
import { fill } from '#strings/fill.ts'
import type { PopupPort } from './popup-port.ts'

export function CodeCard({ code: voucher, port }: { code: LiveCode; port: PopupPort }) {
  const [copied, setCopied] = useState<'not-yet' | 'copied' | 'refused'>('not-yet')
  const { strings, languageTag } = port.words
  const words = strings.codes
  const { code, title, terms, endDate } = voucher

  const copy = () => {
    port.copy(code).then(
      () => {
        setCopied('copied')
      },
      () => {
        setCopied('refused')
      },
    )
  }
  const ends =
    endDate === null
      ? words.noEnd
      : fill(words.ends, {
          date: new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium' }).format(
            new Date(endDate),
          ),
        })
  return (
    <li className="card">
      <p className="offer">{title}</p>
      <div className="copy">
        <code>{code}</code>
        <button type="button" aria-label={fill(words.copyCode, { code })} onClick={copy}>
          {copied === 'copied' ? words.copied : words.copy}
        </button>
      </div>
      <p role="status" className={copied === 'refused' ? 'problem' : 'unseen'}>
        {copied === 'copied' && fill(words.copiedCode, { code })}
        {copied === 'refused' && words.notCopied}
      </p>
      <p className="small muted">{ends}</p>
      {terms !== '' && (
        <details className="small">
          <summary>{words.terms}</summary>
          <p className="muted">{terms}</p>
        </details>
      )}
    </li>
  )
}
