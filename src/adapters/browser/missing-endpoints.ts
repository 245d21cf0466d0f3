import { Effect } from 'effect'
import { tryStorage } from './try-storage.ts'

const key = 'lacking'

/** The endpoints that the back end lacks, in `sessionStorage` until the sign-out. */
export const missingEndpoints = {
  read: tryStorage((): ReadonlyArray<string> => JSON.parse(sessionStorage.getItem(key) ?? '[]'), []),
  add: (endpoint: string) =>
    Effect.flatMap(missingEndpoints.read, (known) =>
      tryStorage(() => sessionStorage.setItem(key, JSON.stringify([...known, endpoint])), undefined),
    ),
  clear: tryStorage(() => sessionStorage.removeItem(key), undefined),
}
