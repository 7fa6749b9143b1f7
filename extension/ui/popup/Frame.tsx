import type { ReactNode } from 'react'
import { brand } from '#brand/brand.ts'
import logo from '#brand/logo.svg?url'
import type { PopupPort } from './popup-port.ts'

interface FrameProps {
  readonly port: PopupPort
  readonly navigation: ReactNode
  readonly children: ReactNode
}

/** What every state of the popup shares: whose it is, its rooms, and how it earns. */
export function Frame({ port, navigation, children }: FrameProps) {
  const { popup } = port.words.strings
  return (
    <>
      <header className="head">
        <img src={logo} alt="" width="24" height="24" />
        <p className="name">{brand.name}</p>
        <a href={port.siteOrigin} target="_blank" rel="noreferrer">
          {popup.website}
        </a>
        {navigation}
      </header>
      <main>{children}</main>
      <footer className="foot">{popup.disclosure}</footer>
    </>
  )
}
