import { browser } from 'wxt/browser'
import type { Tabs } from '#extension/features/ports.ts'

export const tabs: Tabs = {
  async addressOf(tabId) {
    const tab = await browser.tabs.get(tabId).catch(() => undefined)
    return tab?.url
  },
  async isLoading(tabId) {
    const tab = await browser.tabs.get(tabId).catch(() => undefined)
    return tab?.status === 'loading'
  },
  async isPrivate(tabId) {
    const tab = await browser.tabs.get(tabId).catch(() => undefined)
    return tab?.incognito ?? true
  },
  async load(tabId, address) {
    await browser.tabs.update(tabId, { url: address })
  },
}

/** The tab whose toolbar button was pressed, asked from the popup. */
export async function activeTab(): Promise<{ id: number; address: string } | undefined> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  return tab?.id === undefined ? undefined : { id: tab.id, address: tab.url ?? '' }
}

/** Calls back when a tab begins or ends to load, and when it is closed. */
export function onTabs(on: {
  changed: (tabId: number) => void
  closed: (tabId: number) => void
}): void {
  browser.tabs.onUpdated.addListener((tabId, change) => {
    if (change.status !== undefined) on.changed(tabId)
  })
  browser.tabs.onRemoved.addListener((tabId) => {
    on.closed(tabId)
  })
}
