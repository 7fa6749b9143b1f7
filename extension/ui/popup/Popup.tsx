import { useEffect, useState } from 'react'
import type { PageView } from '#extension/features/page-look/page-look.ts'
import { Frame } from './Frame.tsx'
import { Notice } from './Notice.tsx'
import type { PopupPort } from './popup-port.ts'
import { Search } from './Search.tsx'
import { Shop } from './Shop.tsx'

type State = PageView | { readonly kind: 'looking' } | { readonly kind: 'broken' }

export function Popup({ port }: { port: PopupPort }) {
  const [state, setState] = useState<State>({ kind: 'looking' })

  useEffect(() => lookInto(port, setState), [port])

  const retry = () => {
    setState({ kind: 'looking' })
    lookInto(port, setState)
  }
  return (
    <Frame port={port}>
      <Content state={state} port={port} onRetry={retry} />
    </Frame>
  )
}

function lookInto(port: PopupPort, onState: (state: State) => void): () => void {
  let wanted = true
  port.look().then(
    (view) => {
      if (wanted) onState(view)
    },
    () => {
      if (wanted) onState({ kind: 'broken' })
    },
  )
  return () => {
    wanted = false
  }
}

interface ContentProps {
  readonly state: State
  readonly port: PopupPort
  readonly onRetry: () => void
}

function Content({ state, port, onRetry }: ContentProps) {
  const { strings } = port.words
  switch (state.kind) {
    case 'looking':
      return (
        <div className="skeleton" role="status" aria-label={strings.popup.looking}>
          <div className="bone wide" />
          <div className="bone" />
          <div className="bone button" />
        </div>
      )
    case 'shop':
      return <Shop view={state} port={port} />
    case 'elsewhere':
      return <Search port={port} />
    case 'closed':
      return <Notice {...strings.closed} />
    case 'nothing-loaded':
      return (
        <Notice {...strings.nothingLoaded}>
          <button type="button" className="primary" onClick={onRetry}>
            {strings.nothingLoaded.retry}
          </button>
        </Notice>
      )
    case 'broken':
      return <Notice {...strings.broken} />
  }
}
