import type { Translation } from '#domain/locale.ts'
import { extension as german } from '#strings/de/extension.ts'
import { extension as english, type ExtensionStrings } from '#strings/en/extension.ts'
import type { Shopper } from '../e2e/extension/support/shopper.ts'
import { waitFor } from '../support/wait-for.ts'

/** A shop in the language of the pictures, with a basket that its codes make cheaper. */
export const scenes: Readonly<Record<Translation, { temperament: string; seed: number }>> = {
  en: { temperament: 'form-post', seed: 2779 },
  de: { temperament: 'german', seed: 46 },
}

/** What the bar and the prompt say. */
export const words: Readonly<Record<Translation, ExtensionStrings>> = { en: english, de: german }

/** Milliseconds. */
export const patience = { timeout: 60_000, interval: 100 }

/** Waits until the bar in the page says how the run ended, and may be closed. */
export function barEnded({ page }: Shopper, language: Translation): Promise<void> {
  return waitFor(async () => {
    const tree = await page.accessibility.snapshot({ interestingOnly: false })
    const close = words[language].run.close
    if (!JSON.stringify(tree).includes(`"${close}"`)) throw new Error('no ending yet')
  }, patience)
}
