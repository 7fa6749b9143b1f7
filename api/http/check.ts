import type { ValidationTargets } from 'hono'
import { validator } from 'hono-openapi'
import type * as v from 'valibot'
import { RuleError, type FieldErrors } from '#api/rules/errors.ts'

/**
 * Checks a part of the request by its contract, and describes it in the OpenAPI document.
 *
 * @throws RuleError `invalid_request` with what is wrong by field.
 */
export function check<Target extends keyof ValidationTargets, Schema extends v.GenericSchema>(
  target: Target,
  schema: Schema,
) {
  return validator(target, schema, (result) => {
    if (result.success) return
    const fields: FieldErrors = {}
    for (const { path = [], message } of result.error) {
      const [first = target] = path
      const name = String(typeof first === 'object' ? first.key : first)
      ;(fields[name] ??= []).push(message)
    }
    throw new RuleError('invalid_request', 'The request is not as it should be.', { fields })
  })
}
