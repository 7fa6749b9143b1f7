import { useEffect, useState } from 'react'
import type { ShopView } from '#extension/features/page-look/page-look.ts'
import { CodeList } from './CodeList.tsx'
import { NoCodes } from './NoCodes.tsx'
import type { PopupPort } from './popup-port.ts'
import { RunEnding } from './RunEnding.tsx'
import { RunStanding } from './RunStanding.tsx'
import { TryCodes } from './TryCodes.tsx'

/** A supported shop: its run where there is one, else its codes to try or to copy. */
export function Shop({ view, port }: { view: ShopView; port: PopupPort }) {
  const [run, setRun] = useState(view.run)
  useEffect(() => port.watchRun(setRun), [port])

  const { codes: words } = port.words.strings
  if (run?.phase === 'running') return <RunStanding run={run} port={port} />
  if (run !== null && run.phase !== 'idle') {
    const helpless = run.phase === 'failed' && view.codes.length > 0
    return (
      <>
        <RunEnding run={run} port={port} />
        {helpless && <CodeList view={view} port={port} lead={words.leadOnFailure} />}
      </>
    )
  }
  if (view.isBasket && view.tries > 0) return <TryCodes view={view} port={port} />
  if (view.codes.length > 0) return <CodeList view={view} port={port} lead={words.lead} />
  return <NoCodes view={view} port={port} />
}
