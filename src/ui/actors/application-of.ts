import { Effect, type ManagedRuntime } from 'effect'
import type { Form } from '#domain/machines/pending-pictures.ts'
import { saveMachine } from '#domain/machines/save-machine.ts'
import type { ChosenFile } from '#domain/picture/chosen-file.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { Profiles } from '#ports/profiles.ts'
import type { Sending } from '#ports/sending.ts'
import { fromEffect } from './from-effect.ts'

/** What a visitor applies with. The key is the same for every try of one application. */
export interface Application {
  readonly profile: Profile
  readonly resume: ChosenFile
  readonly sending: Sending & { readonly key: string }
}

/** The save machine over the port of applications; the résumé travels with the application, not before it. */
export const applicationOf = (runtime: ManagedRuntime.ManagedRuntime<Profiles, never>) =>
  saveMachine.provide({
    actors: {
      save: fromEffect(runtime).writing(({ draft }) => {
        // The form of an application is an `Application`.
        const { profile, resume, sending } = draft as Form & Application
        const sent = Effect.flatMap(Profiles, (profiles) => profiles.send(profile, resume, sending))
        return Effect.as(sent, { id: sending.key })
      }),
    },
  })
