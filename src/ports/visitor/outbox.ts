import { Context, type Effect } from 'effect'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import type { SubmittedForm } from '#domain/visitor-forms/visitor-form.ts'

/** The one enquiry that waits on a visitor's device for a connection, for 24 hours at most. */
export class Outbox extends Context.Service<
  Outbox,
  {
    readonly read: Effect.Effect<SubmittedForm<Enquiry> | null>
    /** Replaces the stored enquiry; succeeds with whether it could be stored. */
    store(form: SubmittedForm<Enquiry>): Effect.Effect<boolean>
    readonly remove: Effect.Effect<void>
  }
>()('sahilan/ports/Outbox') {}
