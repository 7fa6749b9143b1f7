import { browser } from 'wxt/browser'
import { defineBackground } from 'wxt/utils/define-background'
import { applyCodes } from '#extension/features/apply-codes/apply-codes.ts'
import { arrivalJournal } from '#extension/features/apply-codes/arrival-journal.ts'
import { runBook } from '#extension/features/apply-codes/run-book.ts'
import { pageLook } from '#extension/features/page-look/page-look.ts'
import { lentAccess } from '#extension/features/shop-access/lent-access.ts'
import { start } from '#extension/features/shop-access/start.ts'
import { searchShops } from '#extension/features/shop-lookup/shop-search.ts'
import { storedVouchers } from '#extension/features/voucher-refresh/stored-vouchers.ts'
import {
  isStale,
  refreshVouchers,
  sharedRefresh,
} from '#extension/features/voucher-refresh/voucher-refresh.ts'
import { asksForShops, siteOrigin } from '#extension/platform/build-settings.ts'
import { shopper } from '#extension/platform/language.ts'
import { answerRequests } from '#extension/platform/answering.ts'
import { pages } from '#extension/platform/pages.ts'
import { onAccess, shopAccess } from '#extension/platform/shop-access.ts'
import { localStore, sessionStore } from '#extension/platform/storage.ts'
import { onTabs, tabs } from '#extension/platform/tabs.ts'

export default defineBackground(() => {
  const now = () => new Date()
  const local = localStore()
  const vouchers = storedVouchers(local)
  const journal = arrivalJournal(local, now)
  const refresh = sharedRefresh(() =>
    refreshVouchers({ fetch: fetch.bind(globalThis), siteOrigin, vouchers, now }),
  )
  const session = sessionStore()
  const runs = applyCodes({
    book: runBook(session),
    journal,
    pages,
    tabs,
    now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  const looking = pageLook({
    ...{ tabs, pages, vouchers, refresh, journal, runs, now },
    shopper: shopper(),
  })
  const lent = asksForShops
    ? lentAccess({ ...{ looking, runs, session, local, now }, access: shopAccess })
    : undefined

  answerRequests({
    'page:look': ({ tabId }) => looking.look(tabId),
    'shops:search': async ({ query }) => searchShops(await vouchers.names(), query, shopper()),
    'run:start': ({ tabId }) => lent?.start(tabId) ?? start({ looking, runs }, tabId),
    'run:withdraw': async ({ tabId }) => {
      await lent?.withdraw(tabId)
      return null
    },
    'run:stop': async ({ tabId }) => {
      await runs.stop(tabId)
      return null
    },
    'run:begin': async (_, page) => (await runs.begin(page)) ?? null,
    'run:progress': (report, page) => runs.progress(page, report),
    'run:end': async ({ ending, refresh: address }, page) => {
      await runs.end(page, ending, address)
      await lent?.giveBack()
      return null
    },
    'run:elsewhere': async (_, page) => {
      await runs.elsewhere(page)
      return null
    },
    'run:stopped': async (_, { tabId }) => {
      await runs.stop(tabId)
      return null
    },
    'run:ending': async (_, page) => (await runs.ending(page)) ?? null,
  })

  // Here and not on a timer, which would need a permission: tabs wake the background often enough.
  void vouchers.since().then((since) => {
    if (since !== undefined && isStale(since, now())) void refresh()
  })

  onTabs({
    changed: (tabId) => void runs.tabChanged(tabId).then(() => lent?.giveBack()),
    closed: (tabId) => void runs.tabClosed(tabId).then(() => lent?.giveBack()),
  })
  if (lent !== undefined) onAccess(() => void lent.accessGiven())
  browser.runtime.onInstalled.addListener(() => void refresh())
  browser.runtime.onStartup.addListener(() => void journal.tidy().then(() => lent?.giveBack()))
})
