import { browser } from 'wxt/browser'
import { defineBackground } from 'wxt/utils/define-background'
import { onboarding } from '#extension/features/addresses/onboarding.ts'
import { onboardingAddress, uninstallAddress } from '#extension/features/addresses/own-addresses.ts'
import { applyCodes } from '#extension/features/apply-codes/apply-codes.ts'
import { arrivalJournal } from '#extension/features/apply-codes/arrival-journal.ts'
import { runBook } from '#extension/features/apply-codes/run-book.ts'
import { tabIcon } from '#extension/features/icon/tab-icon.ts'
import { signedIn } from '#extension/features/install-signal/signed-in.ts'
import { pageLook } from '#extension/features/page-look/page-look.ts'
import { noteOutcomes } from '#extension/features/reports/note-outcomes.ts'
import { reportQueue } from '#extension/features/reports/report-queue.ts'
import { loggedFetch } from '#extension/features/request-log/request-log.ts'
import { noteSaving } from '#extension/features/savings-history/note-saving.ts'
import { appearanceOf } from '#extension/features/settings/appearance.ts'
import { storedSettings } from '#extension/features/settings/settings.ts'
import { promptBook } from '#extension/features/prompt/prompt-book.ts'
import { prompting } from '#extension/features/prompt/prompting.ts'
import { lentAccess } from '#extension/features/shop-access/lent-access.ts'
import { inShoppersOrder, liveCodes } from '#extension/features/shop-lookup/live-codes.ts'
import { findRetailers } from '#extension/features/shop-lookup/shop-lookup.ts'
import { shopVisits } from '#extension/features/stand-down/shop-visits.ts'
import { standDown } from '#extension/features/stand-down/stand-down.ts'
import { standDownLog } from '#extension/features/stand-down/stand-down-log.ts'
import { storedVouchers } from '#extension/features/voucher-refresh/stored-vouchers.ts'
import {
  isStale,
  refreshVouchers,
  sharedRefresh,
} from '#extension/features/voucher-refresh/voucher-refresh.ts'
import {
  apiOrigin,
  asksForShops,
  browserName,
  reportsAtOnce,
  siteOrigin,
} from '#extension/platform/build-settings.ts'
import { markShops, markTab } from '#extension/platform/icons.ts'
import { shopper } from '#extension/platform/language.ts'
import { answerRequests } from '#extension/platform/answering.ts'
import { onSignedIn } from '#extension/platform/on-signed-in.ts'
import { nameUninstallPage, openOwnPage } from '#extension/platform/own-pages.ts'
import { tracesOf } from '#extension/platform/page-traces.ts'
import { pages } from '#extension/platform/pages.ts'
import { hasReportLeave } from '#extension/platform/report-leave.ts'
import { giveBackAllShops, onAccess, shopAccess } from '#extension/platform/shop-access.ts'
import { onShownPages } from '#extension/platform/shown-pages.ts'
import { closeLocalToPages, localStore, sessionStore } from '#extension/platform/storage.ts'
import { onTabs, tabs } from '#extension/platform/tabs.ts'

export default defineBackground(() => {
  const now = () => new Date()
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
  closeLocalToPages()
  const local = localStore()
  const vouchers = storedVouchers(local)
  const journal = arrivalJournal(local, now)
  const settings = storedSettings(local)
  const logged = loggedFetch({ fetch: fetch.bind(globalThis), local, now })
  const refresh = sharedRefresh(() =>
    refreshVouchers({ fetch: logged, siteOrigin, vouchers, now, markShops }),
  )
  const retailersAt = async (host: string) =>
    inShoppersOrder(await findRetailers(host, vouchers), shopper().country)
  const shopName = async (host: string) => (await retailersAt(host))[0]?.name ?? host
  const isAgreed = async () => (await settings.read()).reports && (await hasReportLeave())
  const random = reportsAtOnce ? () => 0 : Math.random
  const reports = reportQueue({ local, fetch: logged, apiOrigin, now, random, isAgreed })
  const outcomes = {
    ...{ tabs, isAgreed, queue: reports, leftBehind: journal.leftBehind },
    offeredAt: async (host: string) => liveCodes(await retailersAt(host), now()),
  }
  const session = sessionStore()
  const runs = applyCodes({
    book: runBook(session),
    journal,
    pages,
    tabs,
    now,
    noteEnd: (...ended) =>
      Promise.allSettled([
        noteSaving({ local, tabs, shopName }, ...ended),
        noteOutcomes(outcomes, ...ended),
      ]),
    wait,
  })
  const looking = pageLook({
    ...{ tabs, pages, vouchers, refresh, journal, runs, now },
    access: shopAccess,
    shopper: shopper(),
  })
  const lent = lentAccess({
    ...{ asksForShops, looking, runs, session, local, now },
    access: shopAccess,
  })
  const prompts = prompting({
    ...{ tabs, pages, looking, runs, settings, giveBackAllShops, wait },
    access: shopAccess,
    book: promptBook(session),
    // A prompt is shown only where we are let in.
    start: (tabId) => lent.start(tabId, true),
  })

  const quiet = standDown({ local, log: standDownLog(local), now })
  const visits = shopVisits({ tabs, tracesOf, vouchers, quiet, session })
  const showIcon = tabIcon({ tabs, vouchers, now, mark: markTab })

  answerRequests({
    'page:look': ({ tabId }) => {
      void visits.see(tabId)
      return looking.look(tabId)
    },
    'run:start': ({ tabId, hadAccess, told }) => lent.start(tabId, hadAccess, told),
    'run:withdraw': async ({ tabId }) => {
      await lent.withdraw(tabId)
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
      await lent.giveBack()
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
    'prompt:offer': async (_, page) => (await prompts.offer(page)) ?? null,
    'prompt:try': (_, page) => prompts.try(page),
    'prompt:dismiss': async ({ how }, page) => {
      await prompts.dismiss(page, how)
      return null
    },
    'settings:appearance': async () => appearanceOf(await settings.read()),
  })

  // Here and not on a timer, which would need a permission: tabs wake the background often enough.
  void vouchers.since().then((since) => {
    if (since !== undefined && isStale(since, now())) void refresh()
  })
  void reports.sendDue()

  onTabs({
    changed(tabId) {
      void runs.tabChanged(tabId).then(() => lent.giveBack())
      void reports.sendDue()
    },
    closed(tabId) {
      void runs.tabClosed(tabId).then(() => lent.giveBack())
      void prompts.tabClosed(tabId)
      void visits.tabClosed(tabId)
    },
  })
  onShownPages((tabId, isLoaded) => {
    void prompts.pageShown(tabId, isLoaded)
    void showIcon(tabId)
    if (isLoaded) void visits.see(tabId)
  })
  onSignedIn(siteOrigin, (isSignedIn) => void signedIn(session).note(isSignedIn))

  const { translation, country } = shopper()
  const site = { siteOrigin, locale: `${translation}-${country}` } as const
  const { version } = browser.runtime.getManifest()
  void nameUninstallPage(uninstallAddress(site, { version, browser: browserName }))
  const welcome = onboarding(local, () => openOwnPage(onboardingAddress(site)))
  onAccess(() => void lent.accessGiven())
  browser.runtime.onInstalled.addListener(({ reason }) => {
    void refresh()
    void quiet.installed()
    void welcome(reason)
  })
  browser.runtime.onStartup.addListener(() => {
    void quiet.browserStarted()
    void journal.tidy().then(() => lent.giveBack())
  })
})
