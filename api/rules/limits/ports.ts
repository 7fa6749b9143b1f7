export interface LimitStore {
  /** Counts one more, and forgets what is over; resolves to the count in this window. */
  count: (request: { name: string; client: string; windowStart: Date }) => Promise<number>
}

export interface LimitsContext {
  readonly limits: LimitStore
  readonly clock: () => Date
}
