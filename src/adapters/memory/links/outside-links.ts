import { Effect, Layer } from 'effect'
import type { DeadOutsideLink } from '#domain/links/outside-result.ts'
import { OutsideLinks } from '#ports/server/outside-links.ts'

/** Outside links with given results; asks none. */
export const MemoryOutsideLinks = (dead: ReadonlyArray<DeadOutsideLink> = []) =>
  Layer.succeed(OutsideLinks, {
    dead: Effect.succeed(dead),
    due: () => Effect.succeed([]),
    record: () => Effect.void,
  })
