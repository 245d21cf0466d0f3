import { Clock, Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { minute } from '#domain/time/durations.ts'
import { CurrentSession } from '#ports/current-session.ts'
import { currentPasswordWrong, signInIsOld } from '#ports/staff/sign-in/sign-in-failures.ts'
import { accountEmailKey } from '#domain/sign-in/account/account-email-key.ts'
import { passwordCheck } from './passwords/password-check.ts'
import { Passwords } from './passwords/passwords.ts'
import { ownCounters, signInTries } from './sign-in-tries.ts'
import { storedSessions } from './stored-sessions.ts'

/** How young a session must be to stand for the password that an account does not have. */
const fresh = 15 * minute

/**
 * Returns the account of the session if the password is right, or if it has none and has just signed in. Wrong ones are
 * limited as for a sign-in.
 */
export const confirmedAccount = (sql: SqlClient.SqlClient) =>
  Effect.map(Passwords, (passwords) => {
    const isRight = passwordCheck(signInTries(sql), passwords)
    const { find } = storedSessions(sql)
    return Effect.fnUntraced(function* (password: string) {
      const { account, passwordHash, openedAt } = yield* find((yield* CurrentSession).token)
      if (account.fromProvider) {
        const age = (yield* Clock.currentTimeMillis) - Date.parse(openedAt)
        return age < fresh ? account : yield* signInIsOld
      }
      if (!(yield* isRight(password, passwordHash, ownCounters(accountEmailKey(account.email)))))
        return yield* currentPasswordWrong
      return account
    })
  })
