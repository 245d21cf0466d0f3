import { createHmac } from 'node:crypto'
import { Clock, Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { stepAt, stepOf, type Hmac } from '#domain/sign-in/second-factor/one-time-code.ts'
import { plainCode } from '#domain/sign-in/second-factor/second-factor.ts'
import { tokenHash } from './tokens.ts'

const hmac: Hmac = (secret, message) => createHmac('sha1', secret).update(message).digest()

/** The step of a code, if it is right and later than `used`. */
export const stepOfCode = (secret: string, code: string, used: number) =>
  Effect.map(Clock.currentTimeMillis, (now) =>
    stepOf(hmac, Buffer.from(secret, 'hex'), plainCode(code), { now: stepAt(now), used }),
  )

export const recoveryCodesIn = (json: string) => JSON.parse(json) as ReadonlyArray<string>

interface Factor {
  readonly second_factor: string
  readonly second_factor_step: number
  readonly recovery_codes: string
}

/**
 * Checks a one-time code or a recovery code, and uses it up. Without a second factor every code is right. Must run in a
 * transaction.
 */
export const codeCheck = (sql: SqlClient.SqlClient) =>
  Effect.fnUntraced(function* (accountId: number, code: string) {
    const [factor] = yield* sql<Factor>`
      select second_factor, second_factor_step, recovery_codes from accounts where id = ${accountId}`
    if (factor === undefined || factor.second_factor === '') return 'right'
    if (plainCode(code) === '') return 'missing'
    const step = yield* stepOfCode(factor.second_factor, code, factor.second_factor_step)
    if (step !== undefined) {
      yield* sql`update accounts set second_factor_step = ${step} where id = ${accountId}`
      return 'right'
    }
    const codes = recoveryCodesIn(factor.recovery_codes)
    const unused = codes.filter((hash) => hash !== tokenHash(plainCode(code)))
    if (unused.length === codes.length) return 'wrong'
    yield* sql`update accounts set recovery_codes = ${JSON.stringify(unused)} where id = ${accountId}`
    return 'right'
  })
