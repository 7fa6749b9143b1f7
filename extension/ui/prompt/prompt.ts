import type { Dismissal, PromptOffer } from '#extension/features/prompt/prompt-offer.ts'
import { fillCount } from '#strings/fill.ts'
import { ownRoot } from '../bar/own-root.ts'
import type { Words } from '../words.ts'
import { isByShopper } from './by-shopper.ts'
import { keepClear } from './keep-clear.ts'
import { layOutPrompt } from './prompt-layout.ts'
import { promptStyles } from './prompt-styles.ts'

/** The prompt that stands in a shop's page and offers to try its codes. */
export interface Prompt {
  remove(): void
}

export interface PromptOptions {
  readonly document: Document
  readonly shadowRootMode: ShadowRootMode
  readonly words: Words
  readonly offer: PromptOffer
  /** Whether these are the words of a control that orders, be they drawn on no button. */
  readonly namesOrder: (text: string) => boolean
  /** The shopper has pressed "Try"; resolves to whether a run has begun. */
  readonly onTry: () => Promise<boolean>
  /** The shopper has sent the prompt away; it is gone by then. */
  readonly onDismiss: (how: Dismissal) => void
}

/**
 * Puts the prompt on the page. It takes no focus, acts on the shopper's own presses alone, and
 * keeps out of the way by itself.
 */
export function openPrompt(options: PromptOptions): Prompt {
  const { document, words, offer } = options
  const { strings, languageTag } = words
  const parts = layOutPrompt(document, strings)
  const { host, root } = ownRoot(document, options.shadowRootMode, promptStyles)
  root.append(parts.prompt)

  const tryCodes = fillCount(strings.start.tryCodes, offer.tries, languageTag)
  const heading = fillCount(strings.prompt.heading, offer.codes, languageTag, { shop: offer.shop })
  parts.prompt.lang = languageTag
  if (offer.theme !== 'auto') parts.prompt.dataset.scheme = offer.theme
  parts.offer.textContent = heading

  const standing = new AbortController()
  const { signal } = standing
  const remove = () => {
    standing.abort()
    host.remove()
  }
  const dismiss = (how: Dismissal) => {
    remove()
    options.onDismiss(how)
  }
  let isOpen = false
  const openChoices = (open: boolean) => {
    isOpen = open
    parts.offering.style.visibility = open ? 'hidden' : ''
    parts.choices.style.visibility = open ? '' : 'hidden'
    parts.more.setAttribute('aria-expanded', String(open))
  }
  openChoices(false)
  let isStarting = false
  const showStarting = (starting: boolean) => {
    isStarting = starting
    // Not `disabled`, which would take the focus away.
    parts.try.setAttribute('aria-disabled', String(starting))
    parts.try.textContent = starting ? strings.start.starting : tryCodes
  }
  showStarting(false)
  const start = async () => {
    if (isStarting) return
    showStarting(true)
    parts.problem.textContent = ''
    if (await options.onTry().catch(() => false)) {
      remove()
      return
    }
    showStarting(false)
    parts.problem.textContent = strings.start.notStarted
  }

  const onPress = (button: HTMLElement, act: () => unknown) => {
    button.addEventListener('click', (event) => {
      if (isByShopper(event)) act()
    })
  }
  onPress(parts.try, start)
  onPress(parts.notNow, () => {
    dismiss('now')
  })
  onPress(parts.more, () => {
    openChoices(!isOpen)
  })
  onPress(parts.notHere, () => {
    dismiss('shop')
  })
  onPress(parts.never, () => {
    dismiss('ever')
  })
  const onKey = (event: KeyboardEvent) => {
    const isSeen = parts.prompt.style.visibility !== 'hidden'
    if (event.key !== 'Escape' || !isSeen || !isByShopper(event)) return
    if (!isOpen) {
      dismiss('now')
      return
    }
    const wasInside = parts.choices.contains(root.activeElement)
    openChoices(false)
    if (wasInside) parts.more.focus()
  }
  document.addEventListener('keydown', onKey, { capture: true, signal })

  document.documentElement.append(host)
  keepClear({
    ...{ document, box: parts.prompt, namesOrder: options.namesOrder, signal },
    onStanding() {
      // Said once it is there to be heard.
      parts.offer.textContent = heading
    },
  })
  return { remove }
}
