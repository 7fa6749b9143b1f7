/** Milliseconds that code which is fetched on use may take. Specification, section 9, "Timing". */
export const partLimit = 120_000

/** Code that is fetched on use could not be had. Specification, section 8, "Chunk load failure". */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  /** Whether it took too long, or failed. */
  readonly type: 'timeout' | 'error'
  /** The part that was asked for. */
  readonly request: string

  constructor(type: ChunkLoadError['type'], request: string, cause?: unknown) {
    super(`The part “${request}” could not be loaded: ${type}`, { cause })
    this.type = type
    this.request = request
  }
}

/**
 * Waits for a part of the code, and no longer than it may take: a browser would wait for a server
 * that has gone silent as long as it pleases.
 *
 * @param request names the part.
 * @throws ChunkLoadError where it can't be had.
 */
export function loadPart<Part>(request: string, loading: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new ChunkLoadError('timeout', request))
    }, partLimit)
    const failed = (reason: unknown) => {
      reject(new ChunkLoadError('error', request, reason))
    }
    void loading.then(resolve, failed).finally(() => {
      clearTimeout(timer)
    })
  })
}
