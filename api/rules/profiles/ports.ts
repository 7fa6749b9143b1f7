import type { RetailerProfile } from '#domain/retailers/profile.ts'

/** An entry of a file of profiles and where it stands there. */
export interface PlacedProfile {
  readonly where: string
  readonly profile: RetailerProfile
}

export interface ProfileStore {
  /**
   * Gives the profiles to the retailers they are of, all in one transaction.
   *
   * @returns how many retailers changed, and the profiles that are of none
   */
  save: (
    profiles: readonly PlacedProfile[],
  ) => Promise<{ readonly changed: number; readonly unknown: readonly PlacedProfile[] }>
}
