import { Context, type Effect } from 'effect'
import type { NewPassword } from '#domain/account/password-reset.ts'
import type { Origin } from './sign-in.ts'
import type { CallFailed, InputRefused, ItemNotFound, StoreBusy, TriedTooOften } from '../failures.ts'

/** What a link is made of. `token` is its secret and is kept hashed only. */
export interface ResetToken {
  readonly token: string
  readonly until: string
  readonly person: { readonly name: string; readonly email: string }
}

type Unstored = StoreBusy | CallFailed

/** The server's side of password resets. A token works once, for ten minutes, and not after another change of the password. */
export class ResetTokens extends Context.Service<
  ResetTokens,
  {
    /** Counts that somebody asks for a link; throttled by account, known or not, and by network address. */
    admit(email: string, address: string): Effect.Effect<void, TriedTooOften | Unstored>
    start(accountId: string): Effect.Effect<ResetToken, ItemNotFound | Unstored>
    /** Nothing where nobody has that e-mail. */
    startFor(email: string, address: string): Effect.Effect<ResetToken | undefined, Unstored>
    /** Wrong tokens are throttled by network address. Answers the cookie of a device that may sign in now. */
    use(
      password: NewPassword,
      from: Pick<Origin, 'address' | 'deviceCookie'>,
    ): Effect.Effect<string, InputRefused | TriedTooOften | Unstored>
  }
>()('sahilan/ports/ResetTokens') {}
