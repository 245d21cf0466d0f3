import { Context, type Effect } from 'effect'
import type { Entry } from '#domain/sign-in/session/entry.ts'

/** Stores the entry of one browser tab (G8). */
export class SessionStore extends Context.Service<
  SessionStore,
  {
    readonly read: Effect.Effect<Entry | null>
    write(entry: Entry): Effect.Effect<void>
    readonly remove: Effect.Effect<void>
    /** Whether the last thing that any tab of this browser did was to sign out. */
    readonly hasSignedOut: Effect.Effect<boolean>
  }
>()('sahilan/ports/SessionStore') {}
