import { Effect } from 'effect'
import { tryStorage } from './try-storage.ts'

const key = 'lacking'

/** Remembers in `sessionStorage`, until sign-out, which endpoints the back end lacks. */
export const missingEndpoints = {
  read: tryStorage((): ReadonlyArray<string> => JSON.parse(sessionStorage.getItem(key) ?? '[]'), []),
  add: (endpoint: string) =>
    Effect.flatMap(missingEndpoints.read, (known) =>
      tryStorage(() => sessionStorage.setItem(key, JSON.stringify([...known, endpoint])), undefined),
    ),
  clear: tryStorage(() => sessionStorage.removeItem(key), undefined),
}
