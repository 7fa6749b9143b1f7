import { OperatorError } from './rules/errors.ts'

/** Runs a program to its end; what the operator can mend is told in a line, not in a stack. */
export async function runMain(program: () => Promise<void>): Promise<void> {
  try {
    await program()
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
