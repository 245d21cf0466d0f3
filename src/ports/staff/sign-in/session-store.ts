import { Context, type Effect } from 'effect'
import type { SignedInUser } from '#domain/sign-in/session/signed-in-user.ts'

/** Stores the signed-in user of one browser tab (G8). */
export class SessionStore extends Context.Service<
  SessionStore,
  {
    readonly read: Effect.Effect<SignedInUser | null>
    write(user: SignedInUser): Effect.Effect<void>
    readonly remove: Effect.Effect<void>
    /** Whether this browser signed out, in any tab, after its last sign-in. */
    readonly hasSignedOut: Effect.Effect<boolean>
  }
>()('sahilan/ports/SessionStore') {}
