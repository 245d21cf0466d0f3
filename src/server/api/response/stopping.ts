import { Context, Effect, Latch, Layer } from 'effect'

/** Open once the server was told to stop: answers that would go on for ever end then. */
export class Stopping extends Context.Service<Stopping, Latch.Latch>()('sahilan/server/api/Stopping') {
  static readonly layer = Layer.effect(
    Stopping,
    Effect.suspend(() => Latch.make()),
  )
}
