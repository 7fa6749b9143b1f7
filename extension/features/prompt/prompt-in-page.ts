import type { Dismissal, PromptOffer } from './prompt-offer.ts'

interface StandingPrompt {
  remove(): void
}

export interface PromptInPagePorts {
  /** The background. Rejects where it does not answer. */
  readonly background: {
    offer(): Promise<PromptOffer | null>
    try(): Promise<boolean>
    dismiss(how: Dismissal): Promise<unknown>
  }
  readonly open: (
    offer: PromptOffer,
    on: { onTry: () => Promise<boolean>; onDismiss: (how: Dismissal) => void },
  ) => StandingPrompt
  /** The prompt that stands in this document, be it of an earlier injection. */
  readonly standing: () => StandingPrompt | undefined
  /** Puts another in its place, or none. */
  readonly replace: (next?: StandingPrompt) => void
  readonly address: () => string
  /** Calls back when the page takes another address without a load. */
  readonly onAddress: (changed: () => void) => void
}

/** The page that an address names. A fragment names a place in it, unless it is a path of its own. */
const pageAt = (address: string) => address.replace(/#(?![/!]).*$/, '')

/** Shows the prompt in the shop's page, once for each address that the page takes. */
export async function promptInPage(ports: PromptInPagePorts): Promise<void> {
  const { background, open, standing, replace } = ports
  const page = pageAt(ports.address())
  const offer = await background.offer().catch(() => null)
  if (offer === null) {
    replace()
    return
  }
  const isLeft = pageAt(ports.address()) !== page
  if (isLeft || standing() !== undefined) return
  const prompt = open(offer, {
    async onTry() {
      const hasBegun = await background.try()
      if (hasBegun) replace()
      return hasBegun
    },
    onDismiss: (how) => {
      replace()
      background.dismiss(how).catch(() => undefined)
    },
  })
  replace(prompt)
  ports.onAddress(() => {
    if (standing() === prompt && pageAt(ports.address()) !== page) replace()
  })
}
