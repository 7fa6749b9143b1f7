import { OperatorError, RuleError } from '#api/rules/errors.ts'

/** What a failed connection means, by the code of Node or of PostgreSQL (appendix A). */
const meanings: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it closed the connection',
  ENOTFOUND: 'that host is unknown',
  EAI_AGAIN: 'that host is unknown',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that host',
  ENOENT: 'there is no such socket',
  '28P01': 'it refuses the user name or password',
  '28000': 'it refuses the user name',
  '3D000': 'there is no database of that name',
  '53300': 'it has no connection to spare',
  '57P01': 'it is shutting down',
  '57P02': 'it is shutting down',
  '57P03': 'it is starting up or shutting down',
}

/** What pg says without a code when a connection breaks or never comes about. */
const brokenConnection = /^(Connection terminated|timeout (exceeded|expired))/

/** Why the database could not be used, or undefined where the error is about something else. */
function connectionProblem(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = firstCause(cause)) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    const meaning = meanings[code]
    if (meaning !== undefined) return meaning
    if (code.startsWith('08') || brokenConnection.test(cause.message)) return 'it does not answer'
  }
  return undefined
}

/** Drizzle hides the reason in `cause`, Node in the list of addresses that it tried. */
function firstCause(error: Error): unknown {
  return error instanceof AggregateError ? error.errors[0] : error.cause
}

/** The error to show to an operator: which address, what is wrong with it, what to do. */
export function explainConnection(error: unknown, databaseUrl: string): unknown {
  const problem = connectionProblem(error)
  if (problem === undefined) return error
  const { hostname, port, pathname } = new URL(databaseUrl)
  const address = `${hostname}:${port === '' ? '5432' : port}${pathname}`
  return new OperatorError(
    'database',
    `The database at ${address} can't be used: ${problem}. Start it or correct DATABASE_URL.`,
    { cause: error },
  )
}

/** @throws RuleError `unavailable` where the connection is to blame, otherwise the error itself. */
export function asRuleError(error: unknown): never {
  if (connectionProblem(error) === undefined) throw error
  throw new RuleError('unavailable', "Something's gone wrong. Please try again in a moment.", {
    cause: error,
  })
}
