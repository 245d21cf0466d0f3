import { Context, type Effect } from 'effect'
import type { OwnSession } from '#domain/session/own-session.ts'
import type { ReadFailure, WriteFailure } from '../failures.ts'

/** Where the signed-in person is signed in. */
export class OwnSessions extends Context.Service<
  OwnSessions,
  {
    /** This session first, then by last use. */
    readonly list: Effect.Effect<ReadonlyArray<OwnSession>, ReadFailure>
    /** `ItemNotFound` where it has ended already, or is somebody else's. */
    end(id: string): Effect.Effect<void, WriteFailure>
    /** This session too. */
    readonly endAll: Effect.Effect<void, WriteFailure>
  }
>()('sahilan/ports/OwnSessions') {}
