import type { Store } from '../ports.ts'

/** Where the log lies in `storage.local`. */
export const requestLogKey = 'requests'
/** Of the newest requests. */
export const mostRequests = 50

/** One request that the extension itself made. */
export interface LoggedRequest {
  /** When it was sent, ISO 8601 in UTC. */
  readonly at: string
  readonly method: string
  readonly address: string
  /**
   * The status of the answer; `failed` where none came, `open` while nobody knows, `unread` where
   * the browser was told not to show it to us.
   */
  readonly answer: number | 'failed' | 'open' | 'unread'
}

export interface RequestLogPorts {
  readonly fetch: typeof fetch
  readonly local: Store
  readonly now: () => Date
}

/**
 * The background's one `fetch`, with every request written down for the shopper before it is sent,
 * and what became of it afterwards. A log that can't be kept holds no request up.
 */
export function loggedFetch({ fetch, local, now }: RequestLogPorts): typeof globalThis.fetch {
  let changed = new Map<LoggedRequest, LoggedRequest['answer']>()
  let writing: Promise<void> | undefined

  /** Requests go out many at once; what comes while the log is written waits for one more writing. */
  function write(): Promise<void> {
    writing ??= writeAll().finally(() => {
      writing = undefined
    })
    return writing
  }

  async function writeAll(): Promise<void> {
    while (changed.size > 0) {
      const changes = changed
      changed = new Map()
      try {
        const kept = await local.get(requestLogKey)
        const entries = new Map<string, LoggedRequest>()
        const put = (entry: LoggedRequest) =>
          entries.set(`${entry.at} ${entry.method} ${entry.address}`, entry)
        for (const entry of Array.isArray(kept) ? (kept as LoggedRequest[]) : []) put(entry)
        for (const [request, answer] of changes) put({ ...request, answer })
        await local.set({ [requestLogKey]: [...entries.values()].slice(-mostRequests) })
      } catch {
        // Nothing can be kept on this device at the moment.
      }
    }
  }

  return async (input, init) => {
    const { method, url } = new Request(input, init)
    const request: LoggedRequest = {
      at: now().toISOString(),
      method,
      address: url,
      answer: 'open',
    }
    const note = (answer: LoggedRequest['answer']) => {
      changed.set(request, answer)
      return write()
    }
    await note('open')
    try {
      const response = await fetch(input, init)
      void note(response.type === 'opaque' ? 'unread' : response.status)
      return response
    } catch (error) {
      void note('failed')
      throw error
    }
  }
}
