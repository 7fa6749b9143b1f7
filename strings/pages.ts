import type { Translation } from '#domain/locale.ts'
import { blog as blogDe } from './de/blog.ts'
import { campaigns as campaignsDe } from './de/campaigns.ts'
import { company as companyDe } from './de/company.ts'
import { device as deviceDe } from './de/device.ts'
import { finder as finderDe } from './de/finder.ts'
import { forms as formsDe } from './de/forms.ts'
import { help as helpDe } from './de/help.ts'
import { home as homeDe } from './de/home.ts'
import { landing as landingDe } from './de/landing.ts'
import { members as membersDe } from './de/members.ts'
import { points as pointsDe } from './de/points.ts'
import { blog, type BlogStrings } from './en/blog.ts'
import { campaigns, type CampaignStrings } from './en/campaigns.ts'
import { company, type CompanyStrings } from './en/company.ts'
import { device, type DeviceStrings } from './en/device.ts'
import { finder, type FinderStrings } from './en/finder.ts'
import { forms, type FormStrings } from './en/forms.ts'
import { help, type HelpStrings } from './en/help.ts'
import { home, type HomeStrings } from './en/home.ts'
import { landing, type LandingStrings } from './en/landing.ts'
import { members, type MemberStrings } from './en/members.ts'
import { points, type PointsStrings } from './en/points.ts'

interface PageStrings {
  readonly blog: BlogStrings
  readonly campaigns: CampaignStrings
  readonly company: CompanyStrings
  readonly device: DeviceStrings
  readonly finder: FinderStrings
  readonly forms: FormStrings
  readonly help: HelpStrings
  readonly home: HomeStrings
  readonly landing: LandingStrings
  readonly members: MemberStrings
  readonly points: PointsStrings
}

/** Words of single pages in every language. */
export const pageStrings: Readonly<Record<Translation, PageStrings>> = {
  en: { blog, campaigns, company, device, finder, forms, help, home, landing, members, points },
  de: {
    ...{ blog: blogDe, campaigns: campaignsDe, company: companyDe },
    ...{ device: deviceDe, finder: finderDe, forms: formsDe },
    ...{ help: helpDe, home: homeDe, landing: landingDe },
    ...{ members: membersDe, points: pointsDe },
  },
}
