import { Effect, Layer } from 'effect'
import { Connection } from '#ports/visitor/connection.ts'

export interface MemoryConnectionOptions {
  readonly isOffline?: boolean | (() => boolean)
}

/** A connection that is never restored. */
export const MemoryConnection = ({ isOffline = false }: MemoryConnectionOptions = {}) => {
  const isOfflineNow = Effect.sync(() => (typeof isOffline === 'function' ? isOffline() : isOffline))
  return Layer.succeed(Connection, {
    isOffline: isOfflineNow,
    whenOnline: Effect.flatMap(isOfflineNow, (down) => (down ? Effect.never : Effect.void)),
  })
}
