import { Effect } from 'effect'
import { codeNotLoaded } from '#ports/failures.ts'

/** Loads an adapter's code with its first request, which most people never send. */
export const lazy = <Module>(load: () => Promise<Module>) =>
  Effect.tryPromise({ try: load, catch: codeNotLoaded })
