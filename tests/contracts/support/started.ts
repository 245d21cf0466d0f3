import { type Context, Effect, type Layer, ManagedRuntime } from 'effect'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

/** An adapter that is ready to be tested. */
export interface Started<Port> {
  readonly port: Port
  close(): Promise<void>
}

/** Starts an adapter with nothing in it. */
export type Start<Port> = () => Promise<Started<Port>>

/** Starts the adapter that a layer holds; each start builds the layer anew. */
export const fromLayer =
  <Id, Port, E>(tag: Context.Key<Id, Port>, layer: () => Layer.Layer<Id, E>): Start<Port> =>
  async () => {
    const runtime = ManagedRuntime.make(layer())
    return { port: await runtime.runPromise(Effect.service(tag)), close: () => runtime.dispose() }
  }

/** Has an adapter started for the tests of this suite, one for all or one each; answers how a test reaches it. */
export const startedFor = <Port>(tests: 'all' | 'each', start: Start<Port>): (() => Port) => {
  let started: Started<Port> | undefined
  const [before, after] = tests === 'all' ? [beforeAll, afterAll] : [beforeEach, afterEach]
  before(async () => {
    started = await start()
  })
  after(() => started?.close())
  return () => {
    if (started === undefined) throw new Error('The adapter was not started')
    return started.port
  }
}

export const run = <A, E>(effect: Effect.Effect<A, E>): Promise<A> => Effect.runPromise(effect)

/** The failure of an effect that must not succeed. */
export const failureOf = <A, E>(effect: Effect.Effect<A, E>): Promise<E> =>
  Effect.runPromise(Effect.flip(effect))
