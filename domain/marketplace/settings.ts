import * as v from 'valibot'
import { countries } from '../locale.ts'
import {
  departmentNames,
  marketplaces,
  usualDepartments,
  type DepartmentName,
  type Departments,
  type Marketplaces,
} from './marketplaces.ts'

/** The setting `POUCH_MARKETPLACE_TAGS`: `gb=pouch-21,de=pouch0d-21`. Left out, the stand-ins are used. */
export const marketplaceTags = v.pipe(
  v.optional(v.string(), ''),
  v.regex(
    /^(?:[a-z]{2}=[\w-]+(?:,[a-z]{2}=[\w-]+)*)?$/,
    'is not a list such as gb=pouch-21,de=pouch0d-21 (country, and our tag there)',
  ),
  v.transform(
    (list) => new Map(list.split(',').map((each) => each.split('=') as [string, string])),
  ),
  v.check(
    (tags) => [...tags.keys()].every((each) => each === '' || isCountry(each)),
    `names a country besides ${countries.join(', ')}`,
  ),
  v.transform((tags) => tagged(tags)),
)

const department = `(?:${departmentNames.join('|')})=[\\w-]+`

/** The setting `POUCH_MARKETPLACE_DEPARTMENTS`: `books=stripbooks,films=dvd`. Left out, all are on offer. */
const marketplaceDepartments = v.pipe(
  v.optional(v.string(), ''),
  v.regex(
    new RegExp(`^(?:${department}(?:,${department})*)?$`),
    'is not a list such as books=stripbooks,films=dvd (department, and its name in addresses)',
  ),
  v.transform((list): Departments => {
    if (list === '') return usualDepartments
    const names = list.split(',').map((each) => each.split('=') as [DepartmentName, string])
    return { all: null, ...Object.fromEntries(names) }
  }),
)

const settings = v.object({
  POUCH_MARKETPLACE_TAGS: marketplaceTags,
  POUCH_MARKETPLACE_DEPARTMENTS: marketplaceDepartments,
})

/**
 * The marketplaces with the tags and the departments that the operator has set.
 *
 * @throws Error that names the variable and what is wrong with it.
 */
export function marketplacesFrom(
  variables: Readonly<Record<string, string | undefined>>,
): Marketplaces {
  const read = v.safeParse(settings, variables)
  if (!read.success) {
    const [issue] = read.issues
    throw new Error(`${v.getDotPath(issue) ?? ''} ${issue.message}`)
  }
  const { POUCH_MARKETPLACE_TAGS: withTags, POUCH_MARKETPLACE_DEPARTMENTS: onOffer } = read.output
  return {
    gb: { ...withTags.gb, departments: onOffer },
    de: { ...withTags.de, departments: onOffer },
  }
}

const isCountry = (name: string) => countries.some((each) => each === name)

function tagged(tags: ReadonlyMap<string, string>): Marketplaces {
  const { gb, de } = marketplaces
  return {
    gb: { ...gb, tag: tags.get('gb') ?? gb.tag },
    de: { ...de, tag: tags.get('de') ?? de.tag },
  }
}
