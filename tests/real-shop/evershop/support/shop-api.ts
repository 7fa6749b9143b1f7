/**
 * A header with an address that nobody else has. The shop counts the requests of each address and
 * refuses what is too much, and here all would come from one.
 */
export function ownAddress(): { readonly 'X-Forwarded-For': string } {
  addresses += 1
  return { 'X-Forwarded-For': `198.51.100.${addresses}` }
}
let addresses = 0

type Body = Readonly<Record<string, unknown>>

/** The shop's API, as somebody who is not in the browser calls it. */
export interface ShopApi {
  /**
   * Posts JSON.
   *
   * @returns `data` of the answer.
   * @throws Error with what the shop says, where it refuses.
   */
  post(path: string, body: Body): Promise<Body>
  delete(path: string): Promise<Body>
}

/** @param headers besides those of JSON, for instance the caller's token. */
export function shopApi(
  origin: string,
  headers: Readonly<Record<string, string>> = ownAddress(),
): ShopApi {
  async function call(method: string, path: string, body?: Body): Promise<Body> {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return (JSON.parse(text) as { data: Body }).data
  }
  return {
    post: (path, body) => call('POST', path, body),
    delete: (path) => call('DELETE', path),
  }
}
