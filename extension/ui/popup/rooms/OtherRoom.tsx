import type { ShopView } from '#extension/features/page-look/page-look.ts'
import type { Appearance } from '#extension/features/settings/appearance.ts'
import type { PopupPort } from '../popup-port.ts'
import type { RoomName } from '../room-names.ts'
import { Search } from '../Search.tsx'
import { More } from './More.tsx'
import { Points } from './Points.tsx'
import { QuietLog } from './QuietLog.tsx'
import { roomWords } from './room-words.ts'
import { Savings } from './Savings.tsx'
import { Settings } from './Settings.tsx'
import { Stored } from './Stored.tsx'

interface OtherRoomProps {
  readonly room: Exclude<RoomName, 'page'>
  readonly port: PopupPort
  /** The shop that the popup was opened in, if it is one of ours. */
  readonly shop: Pick<ShopView, 'name' | 'domain'> | undefined
  readonly onGo: (room: RoomName) => void
  readonly onAppearance: (appearance: Appearance) => void
}

/** Every room but the page's. Loaded when the shopper goes near the navigation. */
export function OtherRoom({ room, port, shop, onGo, onAppearance }: OtherRoomProps) {
  const onBack = () => {
    onGo('more')
  }
  switch (room) {
    case 'search': {
      const { heading, lead } = roomWords[port.words.translation].search
      return <Search port={port} heading={heading} lead={lead} />
    }
    case 'savings':
      return <Savings port={port} />
    case 'points':
      return <Points port={port} />
    case 'more':
      return <More port={port} onGo={onGo} />
    case 'settings':
      return <Settings port={port} shop={shop} onBack={onBack} onAppearance={onAppearance} />
    case 'stored':
      return <Stored port={port} onBack={onBack} />
    case 'quiet':
      return <QuietLog port={port} onBack={onBack} />
  }
}
