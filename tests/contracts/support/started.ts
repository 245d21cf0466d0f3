import { type Context, Effect, type Layer, ManagedRuntime } from 'effect'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

/** A running adapter. */
export interface Started<Port> {
  readonly port: Port
  close(): Promise<void>
}

/** Starts an empty adapter. */
export type Start<Port> = () => Promise<Started<Port>>

/** Builds a layer at each start and returns one of its services. */
export const fromLayer =
  <Id, Port, E>(tag: Context.Key<Id, Port>, layer: () => Layer.Layer<Id, E>): Start<Port> =>
  async () => {
    const runtime = ManagedRuntime.make(layer())
    return { port: await runtime.runPromise(Effect.service(tag)), close: () => runtime.dispose() }
  }

/** Starts an adapter before all tests of a suite, or before each. Returns a function that gets it. */
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

/** Runs an effect that must fail, and returns its failure. */
export const failureOf = <A, E>(effect: Effect.Effect<A, E>): Promise<E> =>
  Effect.runPromise(Effect.flip(effect))
