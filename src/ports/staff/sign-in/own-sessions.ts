import { Context, type Effect } from 'effect'
import type { OwnSession } from '#domain/sign-in/session/own-session.ts'
import type { ReadFailure, WriteFailure } from '../../failures.ts'

/** The sessions of the signed-in account, on all its devices. */
export class OwnSessions extends Context.Service<
  OwnSessions,
  {
    /** The current session first, then by last use. */
    readonly list: Effect.Effect<ReadonlyArray<OwnSession>, ReadFailure>
    /** Fails with `ItemNotFound` if the session has ended or belongs to another account. */
    end(id: string): Effect.Effect<void, WriteFailure>
    /** Ends the current session too. */
    readonly endAll: Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/OwnSessions') {}
