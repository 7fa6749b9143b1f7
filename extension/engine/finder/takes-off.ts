/** A row of sums that lowers the total. */
export function takesOff(text: string): boolean {
  return lowering.test(text) || lessWords.test(text)
}

/** "Voucher SAVE10: less RM25.00" */
const lessWords =
  /(?<!\p{L})(?:less|minus|abzgl\.?|abzüglich|moins|menos|meno)\s\D{0,4}\d+(?![\d.,]*\s?%)/iu

/** The sign before an amount. A hyphen within a word takes nothing off: "RC-4410". */
const minus = [
  String.raw`[−–]\s?`,
  String.raw`-\s?(?=\p{Sc})`,
  String.raw`(?<![\p{L}\p{N}])-\s?`,
  // "CHF-5.00"
  String.raw`(?<=(?<!\p{L})[A-Z]{3})-(?=\d+[.,]\d\d)`,
  // "−Rp 200.000", "-CHF 5.00", "- R$ 51,35": the sign of a currency may be a word.
  String.raw`(?<=^|[\s(])[-−–]\s?(?:kr|R[sp]?|RM|Fr|[A-Z]{3}|[A-Z]{1,2}(?=\p{Sc}))\.?\s?`,
].join('|')

const lowering = new RegExp(
  [
    // None is the dash behind a code: "SAVE20 - 20% from £50".
    String.raw`(?:${minus})\p{Sc}?\s?\d+(?![\d.,]*\s?%)`,
    // "9,00 €-"
    String.raw`(?<!\p{L}\d*)\d\s?\p{Sc}?-(?![\p{L}\d])`,
    // "(9,00 $)" at the end
    String.raw`\((?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc})\)$`,
  ].join('|'),
  'u',
)
