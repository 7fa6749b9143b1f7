/** An amount of money: an integer number of the currency's minor units (pence, cents, fils). */
export interface Money {
  readonly minor: number
  /** ISO 4217 code, upper case. */
  readonly currency: string
}

const fractionDigits = new Map<string, number>()

/** How many decimals a currency has: 0 for JPY, 2 for GBP, 3 for KWD. Source: ISO 4217 via Intl. */
export function decimalsOf(currency: string): number {
  let digits = fractionDigits.get(currency)
  if (digits === undefined) {
    digits =
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
        .maximumFractionDigits ?? 2
    fractionDigits.set(currency, digits)
  }
  return digits
}

/** `amount` as people of the language write it, for example `£12.50` or `12,50 €`. */
export function formatMoney(amount: Money, languageTag: string): string {
  return new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency: amount.currency,
  }).format(amount.minor / 10 ** decimalsOf(amount.currency))
}
