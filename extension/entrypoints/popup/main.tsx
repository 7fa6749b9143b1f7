import { createRoot } from 'react-dom/client'
import { appearanceOf, settingsKey } from '#extension/features/settings/appearance.ts'
import { startInPress } from '#extension/features/shop-access/start-in-press.ts'
import { asksForShops, siteOrigin } from '#extension/platform/build-settings.ts'
import { saveFile } from '#extension/platform/files.ts'
import { shopper } from '#extension/platform/language.ts'
import { ask } from '#extension/platform/messaging.ts'
import {
  askForReportLeave,
  giveBackReportLeave,
  hasReportLeave,
} from '#extension/platform/report-leave.ts'
import {
  askForAllShops,
  askForShop,
  giveBackAllShops,
  hasAllShops,
  shopAccess,
} from '#extension/platform/shop-access.ts'
import { localStore, watchRun } from '#extension/platform/storage.ts'
import { activeTab } from '#extension/platform/tabs.ts'
import { Popup } from '#extension/ui/popup/Popup.tsx'
import type { BrowserPort } from '#extension/ui/popup/popup-port.ts'
import { wordsInPopup } from '#extension/ui/popup/popup-words.ts'

/** A browser without a tab under its toolbar: nothing that the background knows has this number. */
const noTab = { id: -1, address: '' }

const local = localStore()
const [tab = noTab, settings] = await Promise.all([
  activeTab(),
  // Without the settings the popup looks as the browser does.
  local.get(settingsKey).catch(() => undefined),
])
const { id: tabId, address } = tab
/** Asked before any press, which may give it. */
const hadAccess = Promise.resolve(address)
  .then((page) => shopAccess.has(page))
  .catch(() => false)
const port: BrowserPort = {
  ...{ siteOrigin, local, hasAllShops, askForAllShops, giveBackAllShops, saveFile },
  ...{ hasReportLeave, askForReportLeave, giveBackReportLeave },
  now: () => new Date(),
  appearance: appearanceOf(settings),
  wordsIn: (language) => {
    const { translation, languageTag } = shopper(language)
    return wordsInPopup(translation, languageTag)
  },
  look: () => ask('page:look', { tabId }),
  search: async (query) => {
    // Loaded when it is used: the popup opens without any schema.
    const { searchStored } = await import('#extension/features/shop-lookup/search-stored.ts')
    return searchStored(local, query, shopper())
  },
  asksFirst: asksForShops,
  startRun: (frame, told) =>
    startInPress({
      askForShop: () => askForShop(address, frame?.origin ?? null),
      startRun: async () =>
        ask('run:start', { tabId, hadAccess: frame?.isOpen ?? (await hadAccess), told }),
      withdraw: () => ask('run:withdraw', { tabId }),
    }),
  stopRun: () => ask('run:stop', { tabId }),
  watchRun: (onChange) => watchRun(tabId, onChange),
  copy: (text) => navigator.clipboard.writeText(text),
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Popup port={port} />)
