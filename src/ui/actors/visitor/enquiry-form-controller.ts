import { Effect, type ManagedRuntime } from 'effect'
import { createActor, type ActorRefFrom } from 'xstate'
import { trimmed } from '#domain/enquiry/contact-rules.ts'
import { emptyEnquiry, type Enquiry } from '#domain/enquiry/enquiry.ts'
import type { enquiryMachine } from '#domain/machines/enquiry-machine.ts'
import type { Connection } from '#ports/visitor/connection.ts'
import type { SavedForms } from '#ports/visitor/saved-forms.ts'
import type { Enquiries } from '#ports/visitor/enquiries.ts'
import { Outbox } from '#ports/visitor/outbox.ts'
import { enquiryOf } from './enquiry-of.ts'
import { TypedForm, savedFormStore } from './typed-form.ts'

export type EnquiryActor = ActorRefFrom<typeof enquiryMachine>
export type EnquiryDraft = TypedForm<Enquiry>

/** Where a visitor's enquiry is written and sent; one a page, whichever of its forms shows it. */
export interface EnquiryFormController {
  readonly actor: EnquiryActor
  readonly draft: EnquiryDraft
}

const isSame = (one: Enquiry, other: Enquiry) =>
  JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other))

/** Sends what has waited since an earlier visit. */
export const enquiryFormController = (
  runtime: ManagedRuntime.ManagedRuntime<Enquiries | SavedForms | Outbox | Connection, never>,
): EnquiryFormController => {
  const actor = createActor(enquiryOf(runtime)).start()
  const draft: EnquiryDraft = new TypedForm(emptyEnquiry, savedFormStore(runtime, 'enquiry'))

  // It is kept exactly as long as it waits.
  const forget = () => runtime.runSync(Effect.flatMap(Outbox, ({ remove }) => remove))
  actor.on('enquiry.failed', forget)
  actor.on('enquiry.changed', forget)
  actor.on('enquiry.sent', ({ enquiry }) => {
    forget()
    // One that has waited leaves alone what was typed since.
    if (isSame(enquiry, draft.values)) draft.clear()
  })
  actor.on('enquiry.discarded', () => {
    forget()
    draft.clear()
  })

  const waiting = runtime.runSync(Effect.flatMap(Outbox, ({ read }) => read))
  if (waiting !== null) {
    if (draft.isEmpty) draft.hold(waiting.enquiry)
    actor.send({ type: 'enquiry.resume', form: waiting })
  }
  return { actor, draft }
}
