import { Effect, Layer } from 'effect'
import type { ActiveRedirect } from '#domain/addresses/redirects/redirect.ts'
import { OldAddresses } from '#ports/server/links/old-addresses.ts'

/** Looks old addresses up in a list, and counts nothing. */
export const MemoryOldAddresses = (redirects: ReadonlyArray<ActiveRedirect> = []) =>
  Layer.succeed(OldAddresses, {
    all: Effect.succeed(redirects),
    visited: () => Effect.void,
    missed: () => Effect.void,
  })
