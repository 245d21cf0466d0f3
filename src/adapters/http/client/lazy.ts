import { Effect } from 'effect'
import { UnexpectedFailure } from '#ports/failures.ts'

/** Loads an adapter's code with its first request, which most people never send. */
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
