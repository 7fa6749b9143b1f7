/**
 * How much a visitor lets us do, each level with all those before it. Specification, section 3,
 * "Cookie categories and levels".
 */
export const cookieLevels = {
  necessary: 0,
  tracking: 1,
  functional: 2,
  analytical: 3,
  targeting: 4,
} as const
export type CookieCategory = keyof typeof cookieLevels

export const cookieCategories = Object.keys(cookieLevels) as CookieCategory[]

/** What “accept all” chooses. Specification, section 4, "Cookie notice". */
export const mostCookies: CookieCategory = 'targeting'

/** The category that was chosen; who has chosen none, or stores something strange, needs asking. */
export function storedCategory(stored: string | null): CookieCategory {
  return cookieCategories.find((each) => each === stored) ?? 'necessary'
}

/** Whether a choice covers what something needs. */
export function allows(chosen: CookieCategory, needed: CookieCategory): boolean {
  return cookieLevels[needed] <= cookieLevels[chosen]
}

/** Whether the notice shows. @param flag as it is stored, null where nothing is. */
export function noticeIsDue(flag: string | null): boolean {
  return flag !== 'true'
}
