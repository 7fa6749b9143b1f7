import type { MerchantAnswer, Voucher } from '#domain/contract/deals.ts'
import { formatTag, splitLocale, type Locale } from '#domain/locale.ts'
import { formatDay } from '#strings/format-day.ts'

const cards = /<li class="offer".*?<\/article><\/li>/gs

/**
 * A template that makes Hugo write what we write: one of our own pages, with the merchant's data in
 * it taken out for Hugo's own. What stands beside the offers stays as it is on that page.
 *
 * @throws Error where the page isn't built as expected, since the comparison would be a false one.
 */
export function hugoTemplate(
  page: string,
  { merchant, vouchers }: MerchantAnswer,
  locale: Locale,
): string {
  const written = [...page.matchAll(cards)].map(([card]) => card)
  const branchOf = (type: Voucher['voucher_type']) => {
    const voucher = vouchers.find(({ voucher_type }) => voucher_type === type)
    const card = written.find((each) => each.includes(`data-voucher="${String(voucher?.id)}"`))
    if (voucher === undefined || card === undefined) throw new Error(`the page has no ${type}`)
    return cardTemplate(card, voucher, formatTag(splitLocale(locale).translation))
  }
  const list = `{{ range .Params.vouchers }}{{ if .coupon_code }}${branchOf('code')}{{ else }}${branchOf('deal')}{{ end }}{{ end }}`
  const frame = page.replaceAll(cards, '').replaceAll('{{', '{{ "{{" }}')
  return replaceEach(frame, [
    [/(?<=<astro-island[^>]* props=")[^"]*/, '{{ .Params.vouchers | jsonify }}'],
    [/(?<=<ul class="offers-list">)/, list],
    [merchant.name, '{{ .Title }}'],
    [merchant.slug, '{{ .Slug }}'],
  ])
}

function cardTemplate(card: string, voucher: Voucher, tag: string): string {
  const { title, terms, coupon_code: code, end_date: end } = voucher
  if (end === null) throw new Error('the offer has no end')
  return replaceEach(card, [
    [/(?<=data-voucher="|offer-)\d+/g, '{{ .id }}'],
    [title, '{{ .title }}'],
    [terms, '{{ .terms }}'],
    ...(code === null ? [] : [[code, '{{ .coupon_code }}'] as const]),
    [formatDay(end, tag), '{{ time.Format "2 Jan 2006" .end_date }}'],
    [end.replace('.000Z', 'Z'), '{{ .end_date }}'],
  ])
}

function replaceEach(text: string, pairs: readonly (readonly [string | RegExp, string])[]): string {
  return pairs.reduce((before, [from, to]) => {
    const after =
      typeof from === 'string' ? before.replaceAll(from, () => to) : before.replace(from, () => to)
    if (after === before) throw new Error(`the page has no ${String(from)}`)
    return after
  }, text)
}
