import { Effect, type ManagedRuntime } from 'effect'
import { applicationMachine } from '#domain/machines/application-machine.ts'
import type { Connection } from '#ports/visitor/connection.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import { connectionOf } from './connection-of.ts'
import { fromEffect } from '../bridge/from-effect.ts'

/** The application machine over its ports; the résumé travels with the application, not before it. */
export const applicationOf = (runtime: ManagedRuntime.ManagedRuntime<Profiles | Connection, never>) => {
  const { actors, guards } = connectionOf(runtime)
  return applicationMachine.provide({
    actors: {
      ...actors,
      send: fromEffect(runtime).writing(({ profile, resume, report, ...sending }) =>
        Effect.flatMap(Profiles, (profiles) => profiles.send(profile, resume, sending, report)),
      ),
    },
    guards,
  })
}
