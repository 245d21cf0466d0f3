import { Context, type Effect } from 'effect'
import type { NewPassword, ResetLink } from '#domain/sign-in/account/password-reset.ts'
import type { ReadFailure, WriteFailure } from '../../failures.ts'

/** Links to set a new password. A link works once, for ten minutes, and not after another change of the password. */
export class PasswordResets extends Context.Service<
  PasswordResets,
  {
    /** Whether people can ask for a link, which is then mailed. */
    readonly byMail: Effect.Effect<boolean, ReadFailure>
    /** Mails a link. Succeeds alike whether or not the account exists; throttled by account and network address. */
    mailLink(email: string): Effect.Effect<void, WriteFailure>
    /** Makes a link for an Admin to hand over. */
    createLink(accountId: string): Effect.Effect<ResetLink, WriteFailure>
    /** Ends every session of the account. A used or expired link fails with `InputRefused`, field `token`. */
    setPassword(password: NewPassword): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/PasswordResets') {}
