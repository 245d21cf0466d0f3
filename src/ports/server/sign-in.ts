import { Context, type Effect } from 'effect'
import type { Credentials } from '#domain/machines/session-machine.ts'
import type { Device } from '#domain/session/device.ts'
import type { Entry } from '#domain/session/entry.ts'
import type { OwnSession } from '#domain/session/own-session.ts'
import type { OwnChange } from '../staff/session.ts'
import type {
  CallFailed,
  InputRefused,
  ItemNotFound,
  NotSignedIn,
  ReadFailure,
  StoreBusy,
  TriedTooOften,
  WriteFailure,
} from '../failures.ts'

/** A session that the server has opened. `token` is the secret of the cookie and is kept hashed only. */
export interface OpenedSession {
  readonly token: string
  readonly entry: Entry
  readonly deviceCookie: string
}

/** From where somebody signs in. */
export interface Origin {
  /** The network address. */
  readonly address: string
  readonly device: Device
  /** The cookie by which an account knows a device again that has signed in to it; empty if there is none. */
  readonly deviceCookie: string
}

/** The server's side of sign-in and sessions. A session ends after 12 hours, or 2 hours without a call. */
export class SignIn extends Context.Service<
  SignIn,
  {
    /**
     * Tries are throttled by account and network address; those of a device that has signed in to the account before by
     * themselves. Unknown e-mail and wrong password are the same to the outside. A wrong code counts as a wrong password
     * does; a missing one does not.
     */
    open(
      credentials: Credentials,
      from: Origin,
    ): Effect.Effect<OpenedSession, NotSignedIn | InputRefused | TriedTooOften | StoreBusy | CallFailed>
    /** Whose session a token is; it counts as use. */
    whose(token: string): Effect.Effect<Entry, NotSignedIn | StoreBusy | CallFailed>
    /** The same without counting as use, for what a browser asks by itself. */
    look(token: string): Effect.Effect<Entry, NotSignedIn | StoreBusy | CallFailed>
    close(token: string): Effect.Effect<void, StoreBusy | CallFailed>
    /** The sessions of the same account: this one first, then by last use. */
    sessions(token: string): Effect.Effect<ReadonlyArray<OwnSession>, NotSignedIn | StoreBusy | CallFailed>
    /** Ends one session of the same account. */
    end(token: string, id: string): Effect.Effect<void, NotSignedIn | ItemNotFound | StoreBusy | CallFailed>
    /** Ends every session of the same account, this one too. */
    endAll(token: string): Effect.Effect<void, NotSignedIn | StoreBusy | CallFailed>
    /** A changed password ends every session of the account but this one. */
    changeOwn(token: string, change: OwnChange): Effect.Effect<Entry, WriteFailure | ReadFailure>
  }
>()('sahilan/ports/SignIn') {}
