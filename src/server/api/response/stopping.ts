import { Context, Effect, Latch, Layer } from 'effect'

/** Opens when the server stops, to end event streams. */
export class Stopping extends Context.Service<Stopping, Latch.Latch>()('sahilan/server/api/Stopping') {
  static readonly layer = Layer.effect(
    Stopping,
    Effect.suspend(() => Latch.make()),
  )
}
