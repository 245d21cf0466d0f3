import { Effect, type ManagedRuntime } from 'effect'
import { createActor, type ActorRefFrom } from 'xstate'
import { trimmed } from '#domain/forms/contact-rules.ts'
import { visitorFormMachine, type SendInput } from '#domain/machines/visitor-form-machine.ts'
import type { Receipt } from '#domain/mail/inbox/receipt.ts'
import type { SubmittedForm, VisitorForm } from '#domain/visitor-forms/visitor-form.ts'
import type { WriteFailure } from '#ports/failures.ts'
import { Connection } from '#ports/visitor/connection.ts'
import { SavedForms } from '#ports/visitor/saved-forms.ts'
import { fromEffect } from '../bridge/from-effect.ts'
import { TypedForm } from './typed-form.ts'

export type VisitorFormActor<Values extends object> = ActorRefFrom<
  ReturnType<typeof visitorFormMachine<Values>>
>

/** Holds a visitor's form: its actor and what was typed. One per page, whichever of its forms shows it. */
export interface VisitorFormController<Values extends object> {
  readonly form: VisitorForm<Values>
  readonly actor: VisitorFormActor<Values>
  readonly typed: TypedForm<Values>
}

/** Where a form waits on the device. */
interface Outbox<Values, R> {
  readonly read: Effect.Effect<SubmittedForm<Values> | null, never, R>
  readonly store: (form: SubmittedForm<Values>) => Effect.Effect<boolean, never, R>
  readonly remove: Effect.Effect<void, never, R>
}

interface VisitorFormPorts<Values, R> {
  readonly send: (input: SendInput<Values>) => Effect.Effect<Receipt, WriteFailure, R>
  /** Without one the form waits as long as its page is open. */
  readonly outbox?: Outbox<Values, R>
}

const isSame = <Values extends object>(one: Values, other: Values) =>
  JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other))

/** Starts a form over its ports, and sends what has waited since an earlier visit. */
export const visitorFormController = <Values extends object, R>(
  form: VisitorForm<Values>,
  runtime: ManagedRuntime.ManagedRuntime<R | SavedForms | Connection, never>,
  { send, outbox }: VisitorFormPorts<Values, R>,
): VisitorFormController<Values> => {
  const { reading, writing } = fromEffect<R | SavedForms | Connection>(runtime)
  const machine = visitorFormMachine(form).provide({
    actors: {
      send: writing(send),
      store: writing((submitted) => outbox?.store(submitted) ?? Effect.succeed(false)),
      connection: reading<unknown, void>(() => Effect.flatMap(Connection, ({ isBack }) => isBack)),
    },
    guards: { isOffline: () => runtime.runSync(Effect.flatMap(Connection, ({ isDown }) => isDown)) },
  })
  const actor = createActor(machine).start()
  const typed = new TypedForm(form, runtime.runSync(Effect.flatMap(SavedForms, Effect.succeed)))

  // The outbox holds the form exactly as long as it waits.
  const forget = () => outbox && runtime.runSync(outbox.remove)
  actor.on('form.failed', forget)
  actor.on('form.changed', forget)
  actor.on('form.sent', ({ values }) => {
    forget()
    // What was typed while an earlier form waited stays.
    if (isSame(values, typed.values)) typed.clear()
  })
  actor.on('form.discarded', () => {
    forget()
    typed.clear()
  })

  const waiting = outbox ? runtime.runSync(outbox.read) : null
  if (waiting !== null) {
    if (typed.isEmpty) typed.hold(waiting.values)
    actor.send({ type: 'form.resume', form: waiting })
  }
  return { form, actor, typed }
}
