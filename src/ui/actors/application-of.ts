import { Effect, type ManagedRuntime } from 'effect'
import { applicationMachine } from '#domain/machines/application-machine.ts'
import { Profiles } from '#ports/profiles.ts'
import { fromEffect } from './from-effect.ts'

/** The application machine over its port; the résumé travels with the application, not before it. */
export const applicationOf = (runtime: ManagedRuntime.ManagedRuntime<Profiles, never>) =>
  applicationMachine.provide({
    actors: {
      send: fromEffect(runtime).writing(({ profile, resume, key, took, decoy, report }) =>
        Effect.flatMap(Profiles, (profiles) => profiles.send(profile, resume, { key, took, decoy }, report)),
      ),
    },
  })
