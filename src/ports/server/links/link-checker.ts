import { Context, type Effect } from 'effect'

/** Asks other sites for what is linked to. */
export class LinkChecker extends Context.Service<
  LinkChecker,
  {
    /** Returns the status, or why there was none. */
    ask(target: string): Effect.Effect<string>
  }
>()('sahilan/ports/LinkChecker') {}
