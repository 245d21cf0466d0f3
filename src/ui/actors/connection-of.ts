import { Effect, type ManagedRuntime } from 'effect'
import { Connection } from '#ports/connection.ts'
import { fromEffect } from './from-effect.ts'

/** What machines that wait for a connection are provided with. */
export const connectionOf = (runtime: ManagedRuntime.ManagedRuntime<Connection, never>) => ({
  actors: {
    connection: fromEffect(runtime).reading<unknown, void>(() =>
      Effect.flatMap(Connection, ({ isBack }) => isBack),
    ),
  },
  guards: {
    isOffline: () => runtime.runSync(Effect.flatMap(Connection, ({ isDown }) => isDown)),
  },
})
