import { Context, type Effect } from 'effect'

/** A visitor's connection, as far as the device knows of it. */
export class Connection extends Context.Service<
  Connection,
  {
    /** Whether there is certainly none. */
    readonly isDown: Effect.Effect<boolean>
    /** Answers when there is one; at once where there is one already. */
    readonly isBack: Effect.Effect<void>
  }
>()('sahilan/ports/Connection') {}
