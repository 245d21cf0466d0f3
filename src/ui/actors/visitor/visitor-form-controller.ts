import { Effect, type ManagedRuntime } from 'effect'
import { createActor, type ActorRefFrom } from 'xstate'
import { asStored } from '#domain/forms/contact-rules.ts'
import { visitorFormMachine, type SendInput } from '#domain/machines/visitor-form-machine.ts'
import type { SentReceipt } from '#domain/mail/inbox/receipt.ts'
import type { SubmittedForm, VisitorForm } from '#domain/visitor-forms/visitor-form.ts'
import type { FormsWords } from '#domain/wording/en/site/forms.ts'
import type { WriteFailure } from '#ports/failures.ts'
import { Connection } from '#ports/visitor/connection.ts'
import { SavedForms } from '#ports/visitor/saved-forms.ts'
import { fromEffect } from '../bridge/from-effect.ts'
import { TypedForm } from './typed-form.ts'

export type VisitorFormActor<Values extends object> = ActorRefFrom<
  ReturnType<typeof visitorFormMachine<Values>>
>

/** A visitor's form: its actor and the typed values. The forms of a page and of its popup share one. */
export interface VisitorFormController<Values extends object> {
  readonly form: VisitorForm<Values>
  readonly actor: VisitorFormActor<Values>
  readonly typed: TypedForm<Values>
}

/** Stores on the device the form that waits for a connection. */
interface Outbox<Values, R> {
  readonly read: Effect.Effect<SubmittedForm<Values> | null, never, R>
  readonly store: (form: SubmittedForm<Values>) => Effect.Effect<boolean, never, R>
  readonly remove: Effect.Effect<void, never, R>
}

interface VisitorFormPorts<Values, R> {
  readonly send: (input: SendInput<Values>) => Effect.Effect<SentReceipt, WriteFailure, R>
  /** Without an outbox, a waiting form is lost when its page is closed. */
  readonly outbox?: Outbox<Values, R>
}

const isSame = <Values extends object>(sent: Values, typed: Values) =>
  JSON.stringify(asStored(sent)) === JSON.stringify(asStored(typed))

/** Creates a form controller, and sends a form that has been waiting since an earlier visit. */
export const visitorFormController = <Values extends object, R>(
  form: VisitorForm<Values>,
  runtime: ManagedRuntime.ManagedRuntime<R | SavedForms | Connection, never>,
  { send, outbox }: VisitorFormPorts<Values, R>,
  words?: FormsWords,
): VisitorFormController<Values> => {
  const { fromRead, fromWrite } = fromEffect<R | SavedForms | Connection>(runtime)
  const machine = visitorFormMachine(form, words).provide({
    actors: {
      send: fromWrite(send),
      store: fromWrite((submitted) => outbox?.store(submitted) ?? Effect.succeed(false)),
      connection: fromRead<unknown, void>(() => Effect.flatMap(Connection, ({ whenOnline }) => whenOnline)),
    },
    guards: { isOffline: () => runtime.runSync(Effect.flatMap(Connection, ({ isOffline }) => isOffline)) },
  })
  const actor = createActor(machine).start()
  const typed = new TypedForm(form, runtime.runSync(Effect.flatMap(SavedForms, Effect.succeed)))

  // The outbox contains a form only while that form waits.
  const emptyOutbox = () => outbox && runtime.runSync(outbox.remove)
  actor.on('form.failed', emptyOutbox)
  actor.on('form.changed', emptyOutbox)
  actor.on('form.sent', ({ values }) => {
    emptyOutbox()
    // Keeps text that was typed while an earlier form was waiting.
    if (isSame(values, typed.values)) typed.clear()
  })
  actor.on('form.discarded', () => {
    emptyOutbox()
    typed.clear()
  })

  const waiting = outbox ? runtime.runSync(outbox.read) : null
  if (waiting !== null) {
    if (typed.isEmpty) typed.set(waiting.values)
    actor.send({ type: 'form.resume', form: waiting })
  }
  return { form, actor, typed }
}
