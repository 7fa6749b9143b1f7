/** `waiting`: the run begins when the shopper lets us into the shop's pages. */
export type Start = 'started' | 'not-started' | 'waiting'
