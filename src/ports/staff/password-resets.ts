import { Context, type Effect } from 'effect'
import type { NewPassword, ResetLink } from '#domain/account/password-reset.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** Another password for somebody who has lost theirs. */
export class PasswordResets extends Context.Service<
  PasswordResets,
  {
    /** Whether links are mailed to those who ask. */
    readonly byMail: Effect.Effect<boolean, ReadFailure>
    /** Says the same whether or not there is such an account. */
    ask(email: string): Effect.Effect<void, WriteFailure>
    /** For an Admin, who hands the link over. */
    start(accountId: string): Effect.Effect<ResetLink, WriteFailure>
    /** Ends every session of the account. A link that is spent or too old refuses its `token`. */
    use(password: NewPassword): Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/PasswordResets') {}
