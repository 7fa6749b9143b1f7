import { decimalsOf, type Money } from '#domain/money/money.ts'

/** Readers of answers that come as JSON from a shop, and may hold anything. */
export type Fields = Readonly<Record<string, unknown>>

/** Undefined where the text is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

export function listOf(value: unknown): readonly Fields[] | undefined {
  return Array.isArray(value) ? value.map(fieldsOf) : undefined
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** `amount` as a number of minor units that has `decimals` of its own, such as "4500" with 2. */
export function moneyOf(amount: unknown, decimals: number, currency: unknown): Money | undefined {
  const number = typeof amount === 'string' ? Number(amount || 'NaN') : amount
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return undefined
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return undefined
  const minor = number * 10 ** (decimalsOf(currency) - decimals)
  const whole = Math.round(minor)
  // Half a cent is no price: the answer means something else.
  return Math.abs(minor - whole) < 0.001 ? { minor: whole, currency } : undefined
}

/** All of a list, or nothing where one of it could not be read. */
export function wholly<T>(
  values: readonly (T | undefined)[] | undefined,
): readonly T[] | undefined {
  return values?.every((value) => value !== undefined) ? values : undefined
}

/**
 * One entry for each kind of goods, however the shop splits it into lines while a code is on.
 *
 * @param id name of the field that tells one kind from another, `quantity` that of its number.
 */
export function linesOf(
  items: readonly Fields[] | undefined,
  id: string,
  quantity: string,
): readonly string[] | undefined {
  if (items === undefined || items.length === 0) return undefined
  const counts = new Map<string, number>()
  for (const item of items) {
    const kind = String(item[id])
    counts.set(kind, (counts.get(kind) ?? 0) + Number(item[quantity]))
  }
  return [...counts].map(([kind, count]) => `${kind} × ${count}`)
}
