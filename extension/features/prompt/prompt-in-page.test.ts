import { beforeEach, describe, expect, test, vi } from 'vitest'
import { promptInPage, type PromptInPagePorts } from './prompt-in-page.ts'
import type { PromptOffer } from './prompt-offer.ts'

const anOffer: PromptOffer = { shop: 'Gull', codes: 2, tries: 2, language: 'auto', theme: 'auto' }

const background = {
  offer: vi.fn<PromptInPagePorts['background']['offer']>(),
  try: vi.fn<PromptInPagePorts['background']['try']>(),
  dismiss: vi.fn<PromptInPagePorts['background']['dismiss']>(),
}
let address: string
let addressChanges: () => void
let opened: Parameters<PromptInPagePorts['open']>[]
let standing: ReturnType<PromptInPagePorts['standing']>

/** One injection of the script into the same document. */
const inject = () =>
  promptInPage({
    background,
    open(...asked) {
      opened.push(asked)
      return { remove: () => undefined }
    },
    standing: () => standing,
    replace: (next) => (standing = next),
    address: () => address,
    onAddress(changed) {
      const before = addressChanges
      addressChanges = () => {
        before()
        changed()
      }
    },
  })

function goTo(next: string) {
  address = next
  addressChanges()
}

const acts = () => {
  const [, on] = opened.at(-1) ?? []
  if (on === undefined) throw new Error('no prompt was opened')
  return on
}

beforeEach(() => {
  address = 'https://shop.example/basket'
  addressChanges = () => undefined
  opened = []
  standing = undefined
  background.offer.mockReset().mockResolvedValue(anOffer)
  background.try.mockReset().mockResolvedValue(true)
  background.dismiss.mockReset().mockResolvedValue(null)
})

describe('the prompt in a page', () => {
  test('shows the offer of the background, once however often it is sent for', async () => {
    await inject()
    await inject()
    expect(opened).toHaveLength(1)
    expect(opened[0]?.[0]).toEqual(anOffer)
  })

  test.each([
    ['offers nothing', () => background.offer.mockResolvedValue(null)],
    ['does not answer', () => background.offer.mockRejectedValue(new Error('gone'))],
  ])('does not stand where the background %s, nor goes on standing', async (_, happens) => {
    await inject()
    happens()
    await inject()
    expect(opened).toHaveLength(1)
    expect(standing).toBeUndefined()
  })

  test('goes when the page takes another address, and comes anew there', async () => {
    await inject()
    goTo('https://shop.example/goods')
    expect(standing).toBeUndefined()
    await inject()
    expect(opened).toHaveLength(2)
    expect(standing).toBeDefined()
  })

  test('stays where only the place in the page changes, and goes where the path after # does', async () => {
    await inject()
    goTo('https://shop.example/basket#total')
    expect(standing).toBeDefined()
    goTo('https://shop.example/basket#/goods')
    expect(standing).toBeUndefined()
  })

  test('does not come to a page that was left while the background was asked', async () => {
    background.offer.mockImplementation(() => {
      goTo('https://shop.example/goods')
      return Promise.resolve(anOffer)
    })
    await inject()
    expect(opened).toEqual([])
  })

  test('goes when a run begins, and stays where none did', async () => {
    await inject()
    background.try.mockResolvedValue(false)
    expect(await acts().onTry()).toBe(false)
    expect(standing).toBeDefined()
    background.try.mockResolvedValue(true)
    expect(await acts().onTry()).toBe(true)
    expect(standing).toBeUndefined()
  })

  test('tells the background how it was sent away', async () => {
    await inject()
    acts().onDismiss('shop')
    expect(standing).toBeUndefined()
    expect(background.dismiss).toHaveBeenCalledExactlyOnceWith('shop')
  })
})
