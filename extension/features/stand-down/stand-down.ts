import { decide, type Decision, type Reason } from '#domain/standdown/decide.ts'
import { keptText, readKept, type KeptState } from '#domain/standdown/kept-state.ts'
import { atTime, browserStarted, observe, ownClick } from '#domain/standdown/observe.ts'
import type { Network } from '#domain/standdown/policies.ts'
import { signalsIn, signalsInCookies } from '#domain/standdown/signals.ts'
import { inTurn } from '../apply-codes/in-turn.ts'
import type { Store } from '../ports.ts'
import type { StandDownLog } from './stand-down-log.ts'

export interface StandDownPorts {
  readonly local: Store
  readonly log: StandDownLog
  readonly now: () => Date
}

/** A document of a shop, with all that is known of how the shopper came to it. */
export interface ShopPage {
  /** Domain of the retailer, as the index of shops has it. */
  readonly shop: string
  /** The browser's id of the document; null where it gives none. */
  readonly document: string | null
  /** Address of the document. */
  readonly address: string
  /**
   * Addresses that the tab went through from the page where it was pressed, so none for a step
   * within the shop; null where nobody watched, for then anybody may have sent the shopper.
   */
  readonly way: readonly string[] | null
  /** Names of the shop's cookies as far as we may read them. */
  readonly cookies: readonly string[]
}

const key = 'stand-down:state'

/** Something that was seen or is agreed, and not that we could not know. */
const isFound = ({ kind }: Reason): boolean => kind !== 'unseen' && kind !== 'doubt'

/**
 * Keeps what was seen of other people's referrals, and says whether we keep quiet. All of it lies in
 * `storage.local`, also what lasts for a session: `storage.session` is emptied by an update of the
 * extension as well, which would end a stand-down early. A session ends where a start of the browser
 * is reported, and nowhere else.
 */
export function standDown({ local, log, now }: StandDownPorts) {
  const turns = inTurn()
  /** What storage would not take; it counts before what lies there. */
  let unsaved: KeptState | undefined

  async function load(at: number): Promise<KeptState> {
    if (unsaved !== undefined) return unsaved
    return readKept(await local.get(key).catch(() => 'unreadable'), at)
  }

  async function save(state: KeptState): Promise<boolean> {
    try {
      await local.set({ [key]: keptText(state) })
      unsaved = undefined
    } catch {
      unsaved = state
    }
    return unsaved === undefined
  }

  /**
   * Brings the state to the present and further, keeps it, and decides by it where a shop is given.
   *
   * @param isOffer whether a stand-down withholds something that the shopper asked for.
   */
  const change = (
    step: (state: KeptState, at: number) => KeptState,
    shop: string | null,
    isOffer = false,
  ): Promise<Decision> =>
    turns(0, async () => {
      const time = now()
      const at = time.getTime()
      const state = step(atTime(await load(at), at), at)
      const isSaved = await save(state)
      // What is not kept is forgotten with the worker: nobody is freed by it.
      const decision = decide(isSaved ? state : undefined, shop, at)
      if (shop === null || decision.kind === 'free') return decision
      // The way is never seen today: a log of that would list every shop that was visited.
      if (isOffer || decision.because.some(isFound)) {
        // A decision doesn't wait for the log to be whole.
        await log.note(shop, decision, time).catch(() => undefined)
      }
      return decision
    })

  return {
    /** Takes in a document of a shop, and says whether we keep quiet there. */
    seen: ({ shop, document, address, way, cookies }: ShopPage): Promise<Decision> => {
      const signals = [
        ...[address, ...(way ?? [''])].flatMap((each) => signalsIn(URL.parse(each))),
        ...signalsInCookies(cookies),
      ]
      return change((state, at) => observe(state, { shop, document, signals }, at), shop)
    },

    /** Says whether we keep quiet at a shop. */
    decision: (shop: string): Promise<Decision> => change((state) => state, shop),

    /**
     * To be asked at the very moment of the shopper's press for points, with the network that the
     * click goes through: it may leave only where the answer is free, and is then known as ours.
     */
    ownClick: (shop: string, network: Network): Promise<Decision> =>
      change((state, at) => ownClick(state, { shop, network }, at), shop, true),

    /** To be called once for each start of the browser. */
    browserStarted: async (): Promise<void> => {
      await change(browserStarted, null)
    },

    /** To be called after the installation: from here on is known what was seen. */
    installed: async (): Promise<void> => {
      await change((state) => state, null)
    },
  }
}
export type Quiet = ReturnType<typeof standDown>
