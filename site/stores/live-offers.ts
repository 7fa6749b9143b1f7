import { atom } from 'nanostores'
import type { Voucher } from '#domain/contract/deals.ts'

/** The offers of the merchant page as the API last gave them; undefined until it has. */
export const liveOffers = atom<readonly Voucher[] | undefined>(undefined)
