import { Effect, Layer } from 'effect'
import { Connection } from '#ports/visitor/connection.ts'

export interface MemoryConnectionOptions {
  readonly isDown?: boolean | (() => boolean)
}

/** A connection that is never restored. */
export const MemoryConnection = ({ isDown = false }: MemoryConnectionOptions = {}) => {
  const isDownNow = Effect.sync(() => (typeof isDown === 'function' ? isDown() : isDown))
  return Layer.succeed(Connection, {
    isDown: isDownNow,
    isBack: Effect.flatMap(isDownNow, (down) => (down ? Effect.never : Effect.void)),
  })
}
