import { useState } from 'react'
import type { LiveCode } from '#extension/features/shop-lookup/live-codes.ts'
import { fill } from '#strings/fill.ts'
import { CodeFacts } from './CodeFacts.tsx'
import type { PopupPort } from './popup-port.ts'
import { popupWords } from './popup-words.ts'

export function CodeCard({ code: voucher, port }: { code: LiveCode; port: PopupPort }) {
  const [copied, setCopied] = useState<'not-yet' | 'copied' | 'refused'>('not-yet')
  const { strings, translation } = port.words
  const words = strings.codes
  const { code, title, terms, dealType } = voucher
  const deal = popupWords[translation].facts.deals[dealType]

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
  return (
    <li className="card">
      {deal !== '' && <p className="deal small">{deal}</p>}
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
      <CodeFacts code={voucher} port={port} />
      {terms !== '' && (
        <details className="small">
          <summary>{words.terms}</summary>
          <p className="muted">{terms}</p>
        </details>
      )}
    </li>
  )
}
