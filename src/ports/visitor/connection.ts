import { Context, type Effect } from 'effect'

/** The connection of a visitor's device. */
export class Connection extends Context.Service<
  Connection,
  {
    /** Whether there is certainly no connection. */
    readonly isDown: Effect.Effect<boolean>
    /** Succeeds once there is a connection. */
    readonly isBack: Effect.Effect<void>
  }
>()('sahilan/ports/Connection') {}
