import type { ErrorCode } from '#domain/contract/error.ts'

export type FieldErrors = Record<string, string[]>

/** A refusal that the caller is told about; `api/http` gives it its status. */
export class RuleError extends Error {
  override readonly name = 'RuleError'
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  /** When it is worth asking again, in seconds. */
  readonly retryAfterS: number | undefined

  /** @param message a sentence for a person */
  constructor(
    code: ErrorCode,
    message: string,
    details: { fields?: FieldErrors; retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.code = code
    this.fields = details.fields
    this.retryAfterS = details.retryAfterS
  }
}

export type OperatorProblem =
  'environment' | 'database' | 'port-in-use' | 'usage' | 'import-refused'

/** Something that the operator at the terminal can mend; the message says what and how. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
  readonly code: OperatorProblem

  constructor(code: OperatorProblem, message: string, details: { cause?: unknown } = {}) {
    super(message, details)
    this.code = code
  }
}
