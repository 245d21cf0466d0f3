import type { ManagedRuntime } from 'effect'
import { createActor, type ActorRefFrom } from 'xstate'
import type { applicationMachine } from '#domain/machines/application-machine.ts'
import { emptyProfile } from '#domain/profile/profile.ts'
import type { Connection } from '#ports/visitor/connection.ts'
import type { SavedForms } from '#ports/visitor/saved-forms.ts'
import type { Profiles } from '#ports/visitor/profiles.ts'
import { ApplicationDraft } from './application-draft.ts'
import { applicationOf } from './application-of.ts'
import { savedFormStore } from './typed-form.ts'

export type ApplicationActor = ActorRefFrom<typeof applicationMachine>

/** Where a visitor's application is written and sent; one a page. */
export interface ApplicationFormController {
  readonly actor: ApplicationActor
  readonly draft: ApplicationDraft
}

export const applicationFormController = (
  runtime: ManagedRuntime.ManagedRuntime<Profiles | SavedForms | Connection, never>,
): ApplicationFormController => {
  const actor = createActor(applicationOf(runtime)).start()
  const draft = new ApplicationDraft(emptyProfile, savedFormStore(runtime, 'application'))
  // What arrived is no draft any more, whether or not its form is on the screen.
  actor.on('application.sent', () => draft.clear())
  actor.on('application.discarded', () => draft.clear())
  return { actor, draft }
}
