import { useEffect, useState } from 'react'
import type { PageView } from '#extension/features/page-look/page-look.ts'
import { Frame } from './Frame.tsx'
import { Navigation } from './Navigation.tsx'
import { Notice } from './Notice.tsx'
import type { BrowserPort, PopupPort } from './popup-port.ts'
import { popupWords } from './popup-words.ts'
import type { RoomName } from './room-names.ts'
import { Search } from './Search.tsx'
import { Shop } from './Shop.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useAppearance } from './use-appearance.ts'
import { useOtherRoom } from './use-other-room.ts'

type State = PageView | { readonly kind: 'looking' } | { readonly kind: 'broken' }

export function Popup({ port: browserPort }: { port: BrowserPort }) {
  const { port, setAppearance } = useAppearance(browserPort)
  const [state, setState] = useState<State>({ kind: 'looking' })
  const [room, setRoom] = useState<RoomName>('page')
  const [OtherRoom, loadOtherRoom] = useOtherRoom()

  useEffect(() => lookInto(browserPort, setState), [browserPort])

  const retry = () => {
    setState({ kind: 'looking' })
    lookInto(browserPort, setState)
  }
  const go = (to: RoomName) => {
    loadOtherRoom()
    setRoom(to)
  }
  const navigation = <Navigation room={room} port={port} onGo={go} onNear={loadOtherRoom} />
  const opening = popupWords[port.words.translation].rooms.opening
  return (
    <Frame port={port} navigation={navigation}>
      {/* Hidden, not gone: a run is followed in whatever room the shopper is. */}
      <div className="room" hidden={room !== 'page'}>
        <Content state={state} port={port} onRetry={retry} />
      </div>
      {room !== 'page' && OtherRoom === undefined && <Skeleton label={opening} />}
      {room !== 'page' && OtherRoom !== undefined && (
        <OtherRoom
          room={room}
          port={port}
          shop={state.kind === 'shop' ? state : undefined}
          onGo={go}
          onAppearance={setAppearance}
        />
      )}
    </Frame>
  )
}

/** Many shops draw their basket after the page is loaded: it is looked at again, so often and so far apart in ms. */
const laterLooks = { count: 4, apart: 1500 }

function lookInto(port: BrowserPort, onState: (state: State) => void): () => void {
  let wanted = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (later: number) => {
    port.look().then(
      (view) => {
        if (!wanted) return
        onState(view)
        const mayBeDrawing = view.kind === 'shop' && !view.isBasket && view.run === null
        if (mayBeDrawing && later > 0) {
          timer = setTimeout(() => {
            look(later - 1)
          }, laterLooks.apart)
        }
      },
      () => {
        if (wanted && later === laterLooks.count) onState({ kind: 'broken' })
      },
    )
  }
  look(laterLooks.count)
  return () => {
    wanted = false
    clearTimeout(timer)
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
      return <Skeleton label={strings.popup.looking} />
    case 'shop':
      return <Shop view={state} port={port} />
    case 'elsewhere':
      return (
        <Search port={port} heading={strings.elsewhere.heading} lead={strings.elsewhere.lead} />
      )
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
