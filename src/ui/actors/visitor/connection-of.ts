import { Effect, type ManagedRuntime } from 'effect'
import { Connection } from '#ports/visitor/connection.ts'
import { fromEffect } from '../bridge/from-effect.ts'

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
