/** What a figure should be; where both are left out, it is written down for comparison alone. */
export interface Goal {
  /** Names of the figures that it counts for. */
  readonly figures: RegExp
  readonly most?: number
  readonly least?: number
}

/** In the order in which `docs/figures.md` lists them. */
export const goals: readonly Goal[] = [
  { figures: /^run\.start\.first\.s$/, most: 120 },
  { figures: /^run\.start\.again\.s$/, most: 10 },
  { figures: /^run\.test\.s$/, most: 600 },
  { figures: /^site\.script\..+\.kB$/, most: 10 },
  { figures: /^site\.weight\.post\.kB$/, most: 120 },
  { figures: /^site\.lighthouse\./, least: 100 },
  { figures: /^site\.lcp\.\w+\.ms$/, most: 1200 },
  { figures: /^site\.cls\./, most: 0 },
  { figures: /^site\.tbt\.\w+\.ms$/, most: 0 },
  { figures: /^site\.build\.ms_per_page\./, most: 3 },
  { figures: /^site\.build\.vs_hugo\./, most: 8 },
  { figures: /^site\.build\.peak\.40k\.MB$/, most: 4_000 },
  { figures: /^site\.weight\..+\.kB$/, most: 120 },
  { figures: /^site\.build\.one_change\.ratio$/, most: 0.25 },
  { figures: /^site\.search\.index\.3k\.kB$/, most: 60 },
  { figures: /^site\.search\.query\.ms$/, most: 5 },
  { figures: /^api\.merchant\.ratio$/, least: 0.7 },
  { figures: /^api\.merchant\.p99\.ratio$/, most: 1.5 },
  { figures: /^api\.import\.rows_per_s$/, least: 20_000 },
  { figures: /^api\.import\.peak\.MB$/, most: 250 },
  { figures: /^engine\.overhead\./, most: 1.2 },
  { figures: /^engine\.find\.ms$/, most: 5 },
  { figures: /^engine\.corpus\.open$/, least: 0.98 },
  { figures: /^engine\.corpus\.heldout$/, least: 0.95 },
  { figures: /^engine\.corpus\./, most: 0 },
  { figures: /^engine\.faults\./, most: 0 },
  { figures: /^extension\.gzip\.finder\.kB$/, most: 6 },
  { figures: /^extension\.gzip\.engine\.kB$/, most: 40 },
  { figures: /^extension\.gzip\.background\.kB$/, most: 15 },
  { figures: /^extension\.gzip\.popup\.kB$/, most: 80 },
  { figures: /^extension\.zip\.kB$/, most: 250 },
  { figures: /^extension\.index\.3k\.kB$/, most: 8 },
  { figures: /^extension\.index\.100k\.kB$/, most: 250 },
  { figures: /^extension\.lookup\.us$/, most: 20 },
  { figures: /^extension\.popup\.ms$/, most: 100 },
  // 1.00 within noise, which is about two in a hundred between two runs of the same browser.
  { figures: /^extension\.page_cpu\.ratio$/, most: 1.02 },
]

export const goalOf = (figure: string): Goal | undefined =>
  goals.find(({ figures }) => figures.test(figure))

export function isMet({ most, least }: Goal, value: number): boolean {
  return (most === undefined || value <= most) && (least === undefined || value >= least)
}
