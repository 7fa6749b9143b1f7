/** What a run may cost. Most shops answer a code within two seconds; the rest is for slow ones. */
export const budget = { tries: 40, perCodeMs: 12_000, totalMs: 180_000 } as const
