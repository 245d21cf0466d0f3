import { Context, type Effect } from 'effect'
import type { Credentials } from '#domain/machines/session-machine.ts'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'
import type { ReadFailure, WriteFailure } from '../../failures.ts'

/** A change of one's own account; a new password requires the current one. */
export interface OwnChange {
  readonly name?: string
  /** One of `interfaceLanguages`. */
  readonly language?: string
  readonly currentPassword?: string
  readonly newPassword?: string
}

/** The session of one browser: `CurrentSession`. */
export class Session extends Context.Service<
  Session,
  {
    /**
     * Unknown e-mail and wrong password fail alike, with `NotSignedIn`; a missing or wrong code with the right password
     * fails with `InputRefused`, field `code`. Wrong passwords and codes are throttled, missing codes are not.
     */
    signIn(credentials: Credentials): Effect.Effect<SignedInUser, WriteFailure>
    signOut(): Effect.Effect<void, WriteFailure>
    /** Fails with `NotSignedIn` if there is no session. */
    current(): Effect.Effect<SignedInUser, ReadFailure>
    /** A new password ends the other sessions of the account. */
    changeOwn(change: OwnChange): Effect.Effect<SignedInUser, WriteFailure>
  }
>()('sahilan/ports/Session') {}
