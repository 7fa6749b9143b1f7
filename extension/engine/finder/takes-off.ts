/** A row of sums that lowers the total. */
export function takesOff(text: string): boolean {
  return lowering.test(text) || lessWords.test(text)
}

/** "Voucher SAVE10: less RM25.00" */
const lessWords =
  /(?<!\p{L})(?:less|minus|abzgl\.?|abzüglich|moins|menos|meno)\s\D{0,4}\d+(?![\d.,]*\s?%)/iu

/**
 * "(9,00 $)" at the end is a minus as well, and none the dash behind a code: "SAVE20 - 20% from £50".
 * The sign of a currency may be a word: "−Rp 200.000", "-CHF 5.00", "- R$ 51,35", "CHF-5.00". A hyphen
 * within a word takes nothing off: "RC-4410".
 */
const lowering =
  /(?:(?:[−–]\s?|-\s?(?=\p{Sc})|(?<![\p{L}\p{N}])-\s?|(?<=(?<!\p{L})[A-Z]{3})-(?=\d+[.,]\d\d)|(?<=^|[\s(])[-−–]\s?(?:kr|R[sp]?|RM|Fr|[A-Z]{3}|[A-Z]{1,2}(?=\p{Sc}))\.?\s?)\p{Sc}?\s?\d+(?![\d.,]*\s?%)|(?<!\p{L}\d*)\d\s?\p{Sc}?-(?![\p{L}\d])|\((?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc})\)$)/u
