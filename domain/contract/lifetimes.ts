/** Seconds that each answer of `/v1/deals` may be kept. Specification, sections 7 and 9. */
export const answerLifetimes = {
  index: 3600,
  activeDomains: 3600,
  featuredVouchers: 1800,
  merchant: 0,
} as const
