import { Effect, type ManagedRuntime } from 'effect'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { enquiryForm } from '#domain/visitor-forms/enquiry-form.ts'
import type { FormsWords } from '#domain/wording/en/site/forms.ts'
import type { Connection } from '#ports/visitor/connection.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Outbox } from '#ports/visitor/outbox.ts'
import type { SavedForms } from '#ports/visitor/saved-forms.ts'
import {
  visitorFormController,
  type VisitorFormActor,
  type VisitorFormController,
} from './visitor-form-controller.ts'

export type EnquiryActor = VisitorFormActor<Enquiry>
export type EnquiryFormController = VisitorFormController<Enquiry>

export const enquiryFormController = (
  runtime: ManagedRuntime.ManagedRuntime<Enquiries | SavedForms | Outbox | Connection, never>,
  words?: FormsWords,
): EnquiryFormController =>
  visitorFormController(
    enquiryForm,
    runtime,
    {
      send: ({ values, report: _, ...metadata }) =>
        Effect.flatMap(Enquiries, (enquiries) => enquiries.send(values, metadata)),
      outbox: {
        read: Effect.flatMap(Outbox, ({ read }) => read),
        store: (form) => Effect.flatMap(Outbox, ({ store }) => store(form)),
        remove: Effect.flatMap(Outbox, ({ remove }) => remove),
      },
    },
    words,
  )
