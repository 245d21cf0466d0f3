import { Context, type Effect } from 'effect'
import type { Entry } from '#domain/session/entry.ts'

/** Where one tab keeps its entry (G8). */
export class SessionStore extends Context.Service<
  SessionStore,
  {
    readonly read: Effect.Effect<Entry | null>
    write(entry: Entry): Effect.Effect<void>
    readonly remove: Effect.Effect<void>
  }
>()('sahilan/ports/SessionStore') {}
