import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aProgress } from '#tests/support/extension-ports.ts'
import { answerRequests, type RequestHandlers } from './answering.ts'
import { ask, onStopCommand, UnansweredError } from './messaging.ts'

type Listener = (
  message: unknown,
  sender: Record<string, unknown>,
  reply: (content: unknown) => void,
) => unknown

const bus = vi.hoisted(() => ({
  listeners: new Set<unknown>(),
  sendMessage: vi.fn<(message: unknown) => Promise<unknown>>(),
}))
vi.mock('wxt/browser', () => ({
  browser: {
    runtime: {
      id: 'ours',
      sendMessage: bus.sendMessage,
      onMessage: {
        addListener: (listener: unknown) => bus.listeners.add(listener),
        removeListener: (listener: unknown) => bus.listeners.delete(listener),
      },
    },
  },
}))

const popup = { id: 'ours' }
const page = { id: 'ours', tab: { id: 7 }, frameId: 0, documentId: 'first' }

/** Sends as a browser does: a listener that does not return `true` itself has answered nothing. */
function send(message: unknown, sender: Record<string, unknown>): Promise<unknown> {
  return new Promise((resolve) => {
    const kept = [...bus.listeners].map((listener) =>
      (listener as Listener)(message, sender, resolve),
    )
    if (!kept.includes(true)) resolve(undefined)
  })
}

const handlers = {
  'page:look': vi.fn<RequestHandlers['page:look']>(),
  'run:start': vi.fn<RequestHandlers['run:start']>(),
  'run:withdraw': vi.fn<RequestHandlers['run:withdraw']>(),
  'run:stop': vi.fn<RequestHandlers['run:stop']>(),
  'run:begin': vi.fn<RequestHandlers['run:begin']>(),
  'run:progress': vi.fn<RequestHandlers['run:progress']>(),
  'run:end': vi.fn<RequestHandlers['run:end']>(),
  'run:elsewhere': vi.fn<RequestHandlers['run:elsewhere']>(),
  'run:stopped': vi.fn<RequestHandlers['run:stopped']>(),
  'run:ending': vi.fn<RequestHandlers['run:ending']>(),
  'prompt:offer': vi.fn<RequestHandlers['prompt:offer']>(),
  'prompt:try': vi.fn<RequestHandlers['prompt:try']>(),
  'prompt:dismiss': vi.fn<RequestHandlers['prompt:dismiss']>(),
  'settings:appearance': vi.fn<RequestHandlers['settings:appearance']>(),
}

beforeEach(() => {
  vi.resetAllMocks()
  bus.listeners.clear()
  bus.sendMessage.mockImplementation((message) => send(message, popup))
  answerRequests(handlers)
})

describe('a request', () => {
  test('is answered although the answer takes its time', async () => {
    handlers['page:look'].mockResolvedValue({ kind: 'elsewhere' })
    expect(await ask('page:look', { tabId: 7 })).toEqual({ kind: 'elsewhere' })
    expect(handlers['page:look']).toHaveBeenCalledWith({ tabId: 7 })
  })

  test('that cannot be answered fails with an error of its own', async () => {
    handlers['run:start'].mockRejectedValue(new Error('broken'))
    await expect(ask('run:start', { tabId: 7, hadAccess: false })).rejects.toThrow(UnansweredError)
    bus.sendMessage.mockRejectedValue(new Error('no background'))
    await expect(ask('run:start', { tabId: 7, hadAccess: false })).rejects.toThrow(UnansweredError)
  })

  test('is put again where the background was evicted over it', async () => {
    handlers['run:start'].mockResolvedValue('started')
    bus.sendMessage.mockRejectedValueOnce(new Error('the channel closed'))
    expect(await ask('run:start', { tabId: 7, hadAccess: false })).toBe('started')
  })

  test('of a page carries the document that sent it, whatever the message says', async () => {
    handlers['run:progress'].mockResolvedValue(true)
    const report = { progress: aProgress(), state: { acts: 1 }, isLeaving: false }
    const message = { type: 'run:progress', ...report, tabId: 8, documentId: 'other' }
    expect(await send(message, page)).toEqual({ ok: true, answer: true })
    expect(handlers['run:progress']).toHaveBeenCalledWith(report, { tabId: 7, documentId: 'first' })
  })

  test('of a run in a frame carries the frame’s document', async () => {
    handlers['run:begin'].mockResolvedValue(null)
    const frame = { ...page, frameId: 3, documentId: 'inner' }
    expect(await send({ type: 'run:begin' }, frame)).toEqual({ ok: true, answer: null })
    expect(handlers['run:begin']).toHaveBeenCalledWith({}, { tabId: 7, documentId: 'inner' })
  })
})

describe('nobody answers', () => {
  const look = { type: 'page:look', tabId: 7 }
  const begin = { type: 'run:begin' }
  test.each([
    ['another extension', look, { ...popup, id: 'theirs' }],
    ['a page that asks as if it were the popup', look, page],
    ['the popup that asks as if it were a page', begin, popup],
    ['a frame that asks for a prompt', { type: 'prompt:offer' }, { ...page, frameId: 3 }],
    ['a message without a type', { tabId: 7 }, popup],
    ['a message that is no object', 'page:look', popup],
    ['a type that is inherited, not ours', { type: 'toString' }, popup],
    ['a request of another shape', { type: 'page:look', tabId: '7' }, popup],
    [
      'a report with a saving that is no number',
      { type: 'run:progress', progress: { ...aProgress(), saving: '£9,999.99' } },
      page,
    ],
  ])('%s', async (_, message, sender) => {
    expect(await send(message, sender)).toBeUndefined()
    for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled()
  })
})

describe('the command to stop', () => {
  test('is heard from the background until the listening ends', async () => {
    const stop = vi.fn<() => void>()
    const unlisten = onStopCommand(stop)
    await send('run:stop', popup)
    expect(stop).toHaveBeenCalledOnce()
    unlisten()
    await send('run:stop', popup)
    expect(stop).toHaveBeenCalledOnce()
  })

  test.each([
    ['another extension', { id: 'theirs' }],
    ['a script in a page', page],
  ])('is not heard from %s', async (_, sender) => {
    const stop = vi.fn<() => void>()
    onStopCommand(stop)
    await send('run:stop', sender)
    expect(stop).not.toHaveBeenCalled()
  })
})
