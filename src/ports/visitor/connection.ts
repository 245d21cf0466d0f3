import { Context, type Effect } from 'effect'

/** The connection of a visitor's device. */
export class Connection extends Context.Service<
  Connection,
  {
    /** Whether there is certainly no connection. */
    readonly isOffline: Effect.Effect<boolean>
    /** Succeeds once there is a connection. */
    readonly whenOnline: Effect.Effect<void>
  }
>()('sahilan/ports/Connection') {}
