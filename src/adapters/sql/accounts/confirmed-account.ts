import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import { CurrentSession } from '#ports/current-session.ts'
import { currentPasswordWrong } from '#ports/staff/sign-in-failures.ts'
import { emailKey } from '../rows/account-rows.ts'
import { passwordCheck } from './password-check.ts'
import { Passwords } from './passwords.ts'
import { ownSubjects, signInTries } from './sign-in-tries.ts'
import { storedSessions } from './stored-sessions.ts'

/** Returns the account of the session if the password is right. Wrong ones are limited as for a sign-in. */
export const confirmedAccount = (sql: SqlClient.SqlClient) =>
  Effect.map(Passwords, (passwords) => {
    const isRight = passwordCheck(signInTries(sql), passwords)
    const { find } = storedSessions(sql)
    return Effect.fnUntraced(function* (password: string) {
      const { account, passwordHash } = yield* find((yield* CurrentSession).token)
      if (!(yield* isRight(password, passwordHash, ownSubjects(emailKey(account.email)))))
        return yield* currentPasswordWrong
      return account
    })
  })
