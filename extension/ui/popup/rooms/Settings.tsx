import { useId } from 'react'
import type { ShopView } from '#extension/features/page-look/page-look.ts'
import { languages, themes, type Appearance } from '#extension/features/settings/appearance.ts'
import type { PopupPort } from '../popup-port.ts'
import { Choice } from './Choice.tsx'
import { KeptThings } from './KeptThings.tsx'
import { MutedShops } from './MutedShops.tsx'
import { RoomHead } from './RoomHead.tsx'
import { roomWords } from './room-words.ts'
import { useSettings, type SettingsInHand } from './use-settings.ts'

interface SettingsProps {
  readonly port: PopupPort
  readonly shop: Pick<ShopView, 'name' | 'domain'> | undefined
  readonly onBack: () => void
  readonly onAppearance: (appearance: Appearance) => void
}

export function Settings({ port, shop, onBack, onAppearance }: SettingsProps) {
  const settings = useSettings(port)
  const words = roomWords[port.words.translation].settings
  return (
    <section className="stack">
      <RoomHead heading={words.heading} port={port} onBack={onBack} />
      <KeptThings kept={settings.kept} port={port}>
        {({ chosen, offers }) => {
          const appear = (changes: Partial<Appearance>) => {
            const { language, theme } = { ...chosen, ...changes }
            onAppearance({ language, theme })
            settings.change(changes)
          }
          return (
            <>
              <OffersSwitch isOn={offers} settings={settings} port={port} />
              {(offers || chosen.mutedShops.length > 0) && (
                <MutedShops
                  muted={chosen.mutedShops}
                  shop={shop}
                  port={port}
                  onChange={(mutedShops) => {
                    settings.change({ mutedShops })
                  }}
                />
              )}
              <Choice
                legend={words.language}
                values={languages}
                words={words.languages}
                chosen={chosen.language}
                onChoose={(language) => {
                  appear({ language })
                }}
              />
              <Choice
                legend={words.theme}
                values={themes}
                words={words.themes}
                chosen={chosen.theme}
                onChoose={(theme) => {
                  appear({ theme })
                }}
              />
            </>
          )
        }}
      </KeptThings>
    </section>
  )
}

interface OffersSwitchProps {
  readonly isOn: boolean
  readonly settings: SettingsInHand
  readonly port: PopupPort
}

function OffersSwitch({ isOn, settings, port }: OffersSwitchProps) {
  const id = useId()
  const words = roomWords[port.words.translation].settings
  const isAsking = settings.asking === 'asked'
  return (
    <div className="stack tight">
      <h2>{words.offers}</h2>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={isOn || isAsking}
          disabled={isAsking}
          aria-describedby={id}
          onChange={(event) => {
            settings.switchOffers(event.target.checked)
          }}
        />
        <span>{words.prompt}</span>
      </label>
      <p id={id} className="small muted">
        {words.promptHint}
      </p>
      <p className="problem" role="alert">
        {settings.asking === 'refused' && words.refused}
      </p>
    </div>
  )
}
