/** What a page does on its entry; the entry waits for it. */
export type Step = () => unknown

/** In the order of the specification, section 2, "Route behaviour". */
export interface Steps {
  /** The same on every page. */
  readonly global: readonly Step[]
  /** Whether and where the page leads on. */
  readonly route: readonly Step[]
  /** What the page can't show without. */
  readonly loading: readonly Step[]
}

/** What a step gives back that has led away: the page is not shown, and waits until it is left. */
export const ledAway = new Promise<never>(() => undefined)

const own: { readonly route: Step[]; readonly loading: Step[] } = { route: [], loading: [] }

/** Adds a step of the page's own. Its script says so before the page's entry. */
export function onEntry(kind: keyof typeof own, step: Step): void {
  own[kind].push(step)
}

/** The steps that the page's scripts have asked for. */
export const ownSteps: Pick<Steps, 'route' | 'loading'> = own
