import { Effect, Layer } from 'effect'
import { Connection } from '#ports/connection.ts'

/** A connection that stays as it is. */
export const MemoryConnection = ({ isDown = false } = {}) =>
  Layer.succeed(Connection, {
    isDown: Effect.succeed(isDown),
    isBack: isDown ? Effect.never : Effect.void,
  })
