import autocannon from 'autocannon'

const connections = 16

/** Answers a second, at the greatest load; p99 of their times, in ms. */
export interface Load {
  readonly perSecond: number
  readonly p99: number
}

/**
 * Asks for the addresses in turn, over 16 connections of this process.
 *
 * @param seconds how long; there is no more than one such load at a time.
 * @param perSecond asks so often; as often as it gets answers when left out.
 * @throws Error where an answer is not a 200.
 */
export async function load(
  addresses: readonly URL[],
  seconds: number,
  perSecond?: number,
): Promise<Load> {
  const times: number[] = []
  const options = {
    url: addresses[0]?.origin ?? '',
    requests: addresses.map(({ pathname }) => ({ path: pathname })),
    connections,
    duration: seconds,
    ...(perSecond !== undefined && { overallRate: Math.round(perSecond) }),
  }
  const { non2xx, errors, requests } = await new Promise<autocannon.Result>((done, fail) => {
    const running = autocannon(options, (error: unknown, result) => {
      if (error instanceof Error) fail(error)
      else done(result)
    })
    running.on('response', (_client, _status, _bytes, time) => times.push(time))
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests were not answered`)
  times.sort((a, b) => a - b)
  return { perSecond: requests.total / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 }
}
