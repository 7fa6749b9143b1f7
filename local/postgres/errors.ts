import { Problem } from '../problem.ts'

export type PostgresProblem = 'in-use' | 'not-allowed' | 'unsupported' | 'unwritable' | 'failed'

/** Why the embedded PostgreSQL can't run. */
export class PostgresError extends Problem {
  readonly code: PostgresProblem

  constructor(code: PostgresProblem, message: string) {
    super(message)
    this.code = code
  }
}
