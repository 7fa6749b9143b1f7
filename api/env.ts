import * as v from 'valibot'
import { marketplaceTags } from '#domain/marketplace/settings.ts'
import type { Network } from './rules/clicks/networks.ts'
import { OperatorError } from './rules/errors.ts'

const like = (pattern: RegExp, otherwise: string) => v.pipe(v.string(), v.regex(pattern, otherwise))
const numberFrom = (least: number, most: number) =>
  v.pipe(v.unknown(), v.toNumber(), v.safeInteger(), v.minValue(least), v.maxValue(most))

const database = {
  DATABASE_URL: like(
    /^postgres(ql)?:\/\/\S+$/,
    'is not of the form postgres://user:password@host:port/name',
  ),
}

const clicks = {
  /** Keys for tracking links, the newest first: 32 bytes each in base64, with commas between. */
  POUCH_CLICK_KEYS: like(
    /^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=)*$/,
    'is not a list of keys of 32 bytes in base64 (openssl rand -base64 32)',
  ),
}

const server = v.object({
  ...database,
  ...clicks,
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(numberFrom(1, 65_535), 4322),
  POUCH_NETWORKS: v.optional(
    like(
      /^$|^[a-z0-9.-]+=\w+(,[a-z0-9.-]+=\w+)*$/,
      'is not a list such as go.example.com=url (host, and the parameter with the address)',
    ),
    '',
  ),
  POUCH_MARKETPLACE_TAGS: marketplaceTags,
  POUCH_PROXIES: v.optional(numberFrom(0, 9), 0),
  POUCH_SITE_ORIGIN: v.optional(
    like(/^https?:\/\/[^/]+$/, 'is not an origin such as https://example.com'),
    'http://localhost:4321',
  ),
})

type Variables = Readonly<Record<string, string | undefined>>

/**
 * The settings of the API's server, from `process.env` or the like.
 *
 * @throws OperatorError `environment`, naming every setting that is missing or wrong
 */
export function parseEnvironment(variables: Variables) {
  const settings = parse(server, variables)
  return {
    databaseUrl: settings.DATABASE_URL,
    host: settings.HOST,
    port: settings.PORT,
    siteOrigin: settings.POUCH_SITE_ORIGIN,
    proxies: settings.POUCH_PROXIES,
    clickKeys: keysOf(settings.POUCH_CLICK_KEYS),
    networks: networksOf(settings.POUCH_NETWORKS),
    marketplaces: settings.POUCH_MARKETPLACE_TAGS,
  }
}

/**
 * The settings of an import of offers.
 *
 * @throws OperatorError `environment`
 */
export function parseImportEnvironment(variables: Variables) {
  const settings = parse(v.object({ ...database, ...clicks }), variables)
  return { databaseUrl: settings.DATABASE_URL, clickKeys: keysOf(settings.POUCH_CLICK_KEYS) }
}

function keysOf(list: string): [Buffer, ...Buffer[]] {
  return list.split(',').map((key) => Buffer.from(key, 'base64')) as [Buffer, ...Buffer[]]
}

function networksOf(list: string): Network[] {
  if (list === '') return []
  return list.split(',').map((entry) => {
    const [host = '', parameter = ''] = entry.split('=')
    return { hosts: [host], destination: [parameter] }
  })
}

/**
 * Where the database is, for programs that need nothing else.
 *
 * @throws OperatorError `environment`
 */
export function parseDatabaseUrl(variables: Variables): string {
  return parse(v.object(database), variables).DATABASE_URL
}

function parse<T>(shape: v.GenericSchema<unknown, T>, variables: Variables): T {
  const parsed = v.safeParse(shape, variables)
  if (parsed.success) return parsed.output
  const problems = parsed.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? ''
    return variables[name] === undefined ? `${name} is not set` : `${name}: ${issue.message}`
  })
  throw new OperatorError('environment', problems.join('\n'))
}
