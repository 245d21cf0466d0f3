import { Effect } from 'effect'
import { CallFailed } from '#ports/failures.ts'

/** What only staff need. A visitor's popup carries the port too, so it comes when it is asked for. */
export const lazy = <Module>(load: () => Promise<Module>) =>
  Effect.tryPromise({
    try: load,
    catch: (cause) => new CallFailed({ message: 'The inbox could not be loaded', answered: false, cause }),
  })
