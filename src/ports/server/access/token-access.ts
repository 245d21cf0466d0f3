import { Context, type Effect } from 'effect'
import type { Scope } from '#domain/connections/scope.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import type { ReadFailure } from '../../failures.ts'

/** A valid token, with its scopes and the account that made it. */
export interface TokenHolder {
  readonly id: string
  /** The name of the token. */
  readonly name: string
  readonly scopes: ReadonlyArray<Scope>
  /** The account that made the token, which bounds its rights. */
  readonly maker: SignedInUser
}

/** Finds tokens by their secrets. */
export class TokenAccess extends Context.Service<
  TokenAccess,
  {
    /** Fails with `NotSignedIn` for one that is not valid. Notes its use to the minute. Unknown tokens of an address are throttled (`OnBehalfOf`). */
    use(secret: string): Effect.Effect<TokenHolder, ReadFailure>
  }
>()('sahilan/ports/TokenAccess') {}
