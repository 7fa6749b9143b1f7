import { Hono } from 'hono'
import * as contract from '#domain/contract/deals.ts'
import { answerLifetimes } from '#domain/contract/lifetimes.ts'
import type { DealsContext } from '#api/rules/deals/ports.ts'
import { readActiveDomains } from '#api/rules/deals/read-active-domains.ts'
import { readFeaturedVouchers } from '#api/rules/deals/read-featured-vouchers.ts'
import { readIndex } from '#api/rules/deals/read-index.ts'
import { readMerchant } from '#api/rules/deals/read-merchant.ts'
import { answerJson } from './answer.ts'
import { check } from './check.ts'
import { describe } from './describe.ts'
import type { Headers } from './headers.ts'

/**
 * `/v1/deals`
 *
 * @param ofAll headers that every answer has; errors get them elsewhere
 */
export function dealsRoutes(ctx: DealsContext, ofAll: Headers) {
  const locale = check('param', contract.localeParameter)
  return new Hono()
    .get(
      '/:locale/index',
      describe('Every active retailer, most popular first', contract.dealsIndex, [400, 503]),
      locale,
      async (c) => {
        const answer = await readIndex({ ctx, input: c.req.valid('param') })
        return answerJson(c, answer, answerLifetimes.index, ofAll)
      },
    )
    .get(
      '/:locale/activeDomains',
      describe('Retailers that have a live voucher', contract.activeDomains, [400, 503]),
      locale,
      async (c) => {
        const answer = await readActiveDomains({ ctx, input: c.req.valid('param') })
        return answerJson(c, answer, answerLifetimes.activeDomains, ofAll)
      },
    )
    .get(
      '/:locale/featuredVouchers',
      describe('A live code of each popular retailer', contract.featuredVouchers, [400, 503]),
      locale,
      async (c) => {
        const answer = await readFeaturedVouchers({ ctx, input: c.req.valid('param') })
        return answerJson(c, answer, answerLifetimes.featuredVouchers, ofAll)
      },
    )
    .get(
      '/:locale/:id',
      describe('A retailer and its vouchers', contract.merchantAnswer, [400, 404, 503]),
      check('param', contract.merchantParameters),
      async (c) => {
        const answer = await readMerchant({ ctx, input: c.req.valid('param') })
        return answerJson(c, answer, answerLifetimes.merchant, ofAll)
      },
    )
}
