import { useId } from 'react'
import type { ShopView } from '#extension/features/page-look/page-look.ts'
import { languages, themes, type Appearance } from '#extension/features/settings/appearance.ts'
import type { PopupPort } from '../popup-port.ts'
import { Choice } from './Choice.tsx'
import { KeptThings } from './KeptThings.tsx'
import { MutedShops } from './MutedShops.tsx'
import { RoomHead } from './RoomHead.tsx'
import { roomWords } from './room-words.ts'
import { useSettings, type Agreed, type SettingsInHand } from './use-settings.ts'

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
        {({ chosen, isOn }) => {
          const appear = (changes: Partial<Appearance>) => {
            const { language, theme } = { ...chosen, ...changes }
            onAppearance({ language, theme })
            settings.change(changes)
          }
          return (
            <>
              <AgreedSwitch
                about="prompt"
                words={words.prompt}
                settings={settings}
                isOn={isOn.prompt}
              />
              {(isOn.prompt || chosen.mutedShops.length > 0) && (
                <MutedShops
                  muted={chosen.mutedShops}
                  shop={shop}
                  port={port}
                  onChange={(mutedShops) => {
                    settings.change({ mutedShops })
                  }}
                />
              )}
              <AgreedSwitch
                about="reports"
                words={words.reports}
                settings={settings}
                isOn={isOn.reports}
              />
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

interface AgreedSwitchProps {
  readonly about: Agreed
  readonly words: {
    readonly heading: string
    readonly label: string
    readonly hint: string
    readonly refused: string
  }
  readonly settings: SettingsInHand
  readonly isOn: boolean
}

/** A switch for what the browser may have to agree to. */
function AgreedSwitch({ about, words, settings, isOn }: AgreedSwitchProps) {
  const id = useId()
  const answer = settings.asking?.about === about ? settings.asking.answer : undefined
  return (
    <div className="stack tight">
      <h2>{words.heading}</h2>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={isOn || answer === 'open'}
          disabled={answer === 'open'}
          aria-describedby={id}
          onChange={(event) => {
            settings.switch(about, event.target.checked)
          }}
        />
        <span>{words.label}</span>
      </label>
      <p id={id} className="small muted">
        {words.hint}
      </p>
      <p className="problem" role="alert">
        {answer === 'no' && words.refused}
      </p>
    </div>
  )
}
