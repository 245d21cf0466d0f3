import { Context, type Effect } from 'effect'

/** Checks links to other sites. */
export class LinkChecker extends Context.Service<
  LinkChecker,
  {
    /** Returns the status, or why there was none. */
    check(target: string): Effect.Effect<string>
  }
>()('sahilan/ports/LinkChecker') {}
