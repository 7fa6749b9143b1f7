import type { ReactNode } from 'react'

interface NoticeProps {
  readonly heading: string
  readonly lead: string
  readonly children?: ReactNode
}

/** What happened, and what to do next. */
export function Notice({ heading, lead, children }: NoticeProps) {
  return (
    <section className="stack" role="status">
      <h1>{heading}</h1>
      <p className="muted">{lead}</p>
      {children}
    </section>
  )
}
