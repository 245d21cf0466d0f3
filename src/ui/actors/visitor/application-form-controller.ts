import { Effect, type ManagedRuntime } from 'effect'
import type { Application } from '#domain/visitor-forms/profile/application.ts'
import { applicationForm } from '#domain/visitor-forms/application-form.ts'
import type { FormsWords } from '#domain/wording/en/site/forms.ts'
import type { Connection } from '#ports/visitor/connection.ts'
import { Profiles } from '#ports/visitor/profiles.ts'
import type { SavedForms } from '#ports/visitor/saved-forms.ts'
import {
  visitorFormController,
  type VisitorFormActor,
  type VisitorFormController,
} from './visitor-form-controller.ts'

export type ApplicationActor = VisitorFormActor<Application>
export type ApplicationFormController = VisitorFormController<Application>

export const applicationFormController = (
  runtime: ManagedRuntime.ManagedRuntime<Profiles | SavedForms | Connection, never>,
  words?: FormsWords,
): ApplicationFormController =>
  visitorFormController(
    applicationForm,
    runtime,
    {
      // The machine sends no application without a résumé.
      send: ({ values: { resume = new File([], ''), ...profile }, report, ...metadata }) =>
        Effect.flatMap(Profiles, (profiles) => profiles.send(profile, resume, metadata, report)),
    },
    words,
  )
