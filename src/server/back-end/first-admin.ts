import { randomBytes } from 'node:crypto'
import { Effect } from 'effect'
import { Accounts } from '#ports/staff/accounts.ts'
import type { Config } from '../config/config.ts'
import { StartRefused } from '../config/start-refused.ts'

/**
 * Creates the first Admin if there is no account. Returns how to sign in, with the password only if it was generated.
 */
export const createFirstAdmin = Effect.fnUntraced(function* ({ email, password }: Config['firstAdmin']) {
  const accounts = yield* Accounts
  const { total } = yield* accounts.list({ size: 1 })
  if (total > 0) return undefined
  const chosen = password ?? randomBytes(12).toString('base64url')
  yield* accounts
    .add({ name: 'Administrator', email, role: 'Admin', password: chosen })
    .pipe(
      Effect.catchTag('InputRefused', ({ fields }) =>
        Effect.die(new StartRefused(`ADMIN_EMAIL, ADMIN_PASSWORD: ${Object.values(fields).join(', ')}.`)),
      ),
    )
  return { email, password: password === undefined ? chosen : undefined }
})
