import { Context, type Effect } from 'effect'
import type { Credentials } from '#domain/machines/session-machine.ts'
import type { Entry } from '#domain/session/entry.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** What a person may change of their own account; a new password needs the current one. */
export interface OwnChange {
  readonly name?: string
  readonly currentPassword?: string
  readonly newPassword?: string
}

/** The signed-in person's own session, as the browser sees it. */
export class Session extends Context.Service<
  Session,
  {
    /**
     * Unknown e-mail and wrong password fail alike, with `NotSignedIn`; a missing or wrong code beside a right password with
     * `InputRefused`, field `code`.
     */
    signIn(credentials: Credentials): Effect.Effect<Entry, WriteFailure>
    signOut(): Effect.Effect<void, WriteFailure>
    /** The entry that the server knows, or `NotSignedIn`. */
    current(): Effect.Effect<Entry, ReadFailure>
    changeOwn(change: OwnChange): Effect.Effect<Entry, WriteFailure>
  }
>()('sahilan/ports/Session') {}
