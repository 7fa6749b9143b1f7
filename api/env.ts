import * as z from 'zod/mini'
import { OperatorError } from './rules/errors.ts'

// zod/mini says only “Invalid input” until it is given words.
z.config(z.locales.en())

const environment = z.object({
  DATABASE_URL: z
    .string()
    .check(
      z.regex(
        /^postgres(ql)?:\/\/\S+$/,
        'is not of the form postgres://user:password@host:port/name',
      ),
    ),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535)), 4322),
  POUCH_SITE_ORIGIN: z._default(
    z.string().check(z.regex(/^https?:\/\/[^/]+$/, 'is not an origin such as https://example.com')),
    'http://localhost:4321',
  ),
})

/**
 * The settings of the API, from `process.env` or the like.
 *
 * @throws OperatorError `environment`, naming every setting that is missing or wrong
 */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const parsed = environment.safeParse(variables)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message, code }) => {
      const name = path.join('.')
      return variables[name] === undefined && code === 'invalid_type'
        ? `${name} is not set`
        : `${name}: ${message}`
    })
    throw new OperatorError('environment', problems.join('\n'))
  }
  const { DATABASE_URL, HOST, PORT, POUCH_SITE_ORIGIN } = parsed.data
  return { databaseUrl: DATABASE_URL, host: HOST, port: PORT, siteOrigin: POUCH_SITE_ORIGIN }
}
