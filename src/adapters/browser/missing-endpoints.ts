import { Effect } from 'effect'
import { stored } from './stored.ts'

const key = 'lacking'

/** The endpoints that the back end lacks, in `sessionStorage` until the sign-out. */
export const missingEndpoints = {
  read: stored((): ReadonlyArray<string> => JSON.parse(sessionStorage.getItem(key) ?? '[]'), []),
  add: (endpoint: string) =>
    Effect.flatMap(missingEndpoints.read, (known) =>
      stored(() => sessionStorage.setItem(key, JSON.stringify([...known, endpoint])), undefined),
    ),
  clear: stored(() => sessionStorage.removeItem(key), undefined),
}
