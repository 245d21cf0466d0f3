import { Effect } from 'effect'
import { CallFailed } from '#ports/failures.ts'

/** Loads code that few screens need, so that the first load of the others, and the visitors' popup, stay small. */
export const lazy = <Module>(load: () => Promise<Module>) =>
  Effect.tryPromise({
    try: load,
    catch: (cause) =>
      new CallFailed({ message: 'A part of the back office could not be loaded', hasResponse: false, cause }),
  })
