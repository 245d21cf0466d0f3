import { Effect } from 'effect'
import { CallFailed } from '#ports/failures.ts'

/** Loads code that only staff need: the visitors' popup imports the same adapter, and must stay small. */
export const lazy = <Module>(load: () => Promise<Module>) =>
  Effect.tryPromise({
    try: load,
    catch: (cause) => new CallFailed({ message: 'The inbox could not be loaded', hasResponse: false, cause }),
  })
