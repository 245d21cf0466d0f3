import { Effect, Layer } from 'effect'
import type { Redirection } from '#domain/addresses/redirects/redirect.ts'
import { OldAddresses } from '#ports/server/links/old-addresses.ts'

/** Looks old addresses up in a list, and counts nothing. */
export const MemoryOldAddresses = (redirections: ReadonlyArray<Redirection> = []) =>
  Layer.succeed(OldAddresses, {
    all: Effect.succeed(redirections),
    visited: () => Effect.void,
    missed: () => Effect.void,
  })
