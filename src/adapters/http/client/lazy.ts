import { Effect } from 'effect'
import { UnexpectedFailure } from '#ports/failures.ts'

/** Loads code that only staff need: the visitors' popup imports the same adapter, and must stay small. */
export const lazy = <Module>(load: () => Promise<Module>) =>
  Effect.tryPromise({
    try: load,
    catch: (cause) =>
      new UnexpectedFailure({
        message: 'Part of the back office could not be loaded',
        hasResponse: false,
        cause,
      }),
  })
