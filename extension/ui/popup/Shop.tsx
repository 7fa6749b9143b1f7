import { useEffect, useState } from 'react'
import type { ShopView } from '#extension/features/page-look/page-look.ts'
import { CodeList } from './CodeList.tsx'
import { NoCodes } from './NoCodes.tsx'
import type { PopupPort } from './popup-port.ts'
import { RunEnding } from './RunEnding.tsx'
import { RunStanding } from './RunStanding.tsx'
import { TryCodes } from './TryCodes.tsx'
import { useStart } from './use-start.ts'

/** A supported shop: its run where there is one, else its codes to try or to copy. */
export function Shop({ view, port }: { view: ShopView; port: PopupPort }) {
  const [run, setRun] = useState(view.run)
  useEffect(() => port.watchRun(setRun), [port])
  const starting = useStart(port, view.frame)
  const { step, start } = starting

  const { codes: words } = port.words.strings
  const list = (lead: string) =>
    view.codes.length > 0 && <CodeList view={view} port={port} lead={lead} />
  if (run?.phase === 'running') return <RunStanding run={run} port={port} />
  if (run !== null && run.phase !== 'idle') {
    return (
      <>
        <RunEnding run={run} port={port} starting={starting} />
        {(run.phase === 'failed' || step === 'refused') && list(words.leadOnFailure)}
      </>
    )
  }
  if (view.isBasket && view.tries > 0) {
    return (
      <>
        <TryCodes view={view} port={port} step={step} onStart={start} />
        {step === 'refused' && list(words.leadOnFailure)}
      </>
    )
  }
  return list(words.lead) || <NoCodes view={view} port={port} />
}
