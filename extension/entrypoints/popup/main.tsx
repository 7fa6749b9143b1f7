import { createRoot } from 'react-dom/client'
import { startInPress } from '#extension/features/shop-access/start-in-press.ts'
import { asksForShops, siteOrigin } from '#extension/platform/build-settings.ts'
import { shopper } from '#extension/platform/language.ts'
import { ask } from '#extension/platform/messaging.ts'
import { askForShop } from '#extension/platform/shop-access.ts'
import { watchRun } from '#extension/platform/storage.ts'
import { activeTab } from '#extension/platform/tabs.ts'
import { Popup } from '#extension/ui/popup/Popup.tsx'
import type { PopupPort } from '#extension/ui/popup/popup-port.ts'
import { wordsFor } from '#extension/ui/words.ts'

const { translation, languageTag } = shopper()
document.documentElement.lang = translation

/** A browser without a tab under its toolbar: nothing that the background knows has this number. */
const noTab = { id: -1, address: '' }

const { id: tabId, address } = (await activeTab()) ?? noTab
const port: PopupPort = {
  words: wordsFor(translation, languageTag),
  siteOrigin,
  look: () => ask('page:look', { tabId }),
  search: (query) => ask('shops:search', { query }),
  asksFirst: asksForShops,
  startRun: () =>
    startInPress({
      askForShop: () => askForShop(address),
      startRun: () => ask('run:start', { tabId }),
      withdraw: () => ask('run:withdraw', { tabId }),
    }),
  stopRun: () => ask('run:stop', { tabId }),
  watchRun: (onChange) => watchRun(tabId, onChange),
  copy: (text) => navigator.clipboard.writeText(text),
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Popup port={port} />)
