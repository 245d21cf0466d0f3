import { assign, emit, fromPromise, setup } from 'xstate'
import type { ItemOf } from '../content/contents.ts'
import { trimmed } from '../enquiry/contact-rules.ts'
import type { ChosenFile } from '../picture/chosen-file.ts'
import { profileErrors, type ProfileErrors } from '../profile/profile-errors.ts'
import type { Profile } from '../profile/profile.ts'
import { failureOf, type Failure } from './failure.ts'

/** What an applicant sees of the position while applying for it. */
export type AppliedPosition = Pick<ItemOf<'career'>, 'id' | 'title' | 'company' | 'location'>

export interface ApplicationForm {
  readonly profile: Profile
  readonly resume: ChosenFile | undefined
  /** The same for every try of one application, so that the server keeps it once. */
  readonly key: string
  /** Milliseconds from the form's appearance to its submission. */
  readonly took: number
  /** What was typed into the field that people do not see. */
  readonly decoy: string
}

/** A form that may be sent. */
export interface Application extends ApplicationForm {
  readonly resume: ChosenFile
}

export interface ApplicationContext {
  readonly position: AppliedPosition | null
  readonly form: ApplicationForm | null
  readonly errors: ProfileErrors
  readonly failure: Failure | null
  /** How much has been sent, from 0 to 1; nothing as long as nobody knows. */
  readonly progress: number | null
}

export type ApplicationEvent =
  | { readonly type: 'popup.open'; readonly position: AppliedPosition }
  | { readonly type: 'popup.close' }
  | { readonly type: 'application.submit'; readonly form: ApplicationForm }
  | { readonly type: 'application.progressed'; readonly progress: number }

export type ApplicationFact =
  | { readonly type: 'application.sent' }
  | { readonly type: 'application.refused'; readonly errors: ProfileErrors }
  | { readonly type: 'application.failed'; readonly failure: Failure }

const unprovided = () => Promise.reject(new Error('No actor was provided'))
const errorsIn = ({ profile, resume }: ApplicationForm) => profileErrors(profile, resume)
const isComplete = (form: ApplicationForm) => Object.keys(errorsIn(form)).length === 0

/**
 * The application popup and its form (P5). What is typed lives in the form's own fields. Closing the popup does not stop a
 * sending: it opens again with the outcome, which is the acknowledgement or the form with what went wrong.
 */
export const applicationMachine = setup({
  types: {
    context: {} as ApplicationContext,
    events: {} as ApplicationEvent,
    emitted: {} as ApplicationFact,
    tags: {} as 'open',
  },
  actors: {
    /** Reports progress to the actor that invoked it. */
    send: fromPromise<void, Application & { readonly report: (progress: number) => void }>(unprovided),
  },
}).createMachine({
  id: 'application',
  context: { position: null, form: null, errors: {}, failure: null, progress: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'popup.open': { target: 'filling', actions: assign({ position: ({ event }) => event.position }) },
      },
    },
    filling: {
      tags: 'open',
      on: {
        'popup.close': { target: 'closed', actions: assign({ errors: {}, failure: null }) },
        'application.submit': [
          {
            guard: ({ event }) => isComplete(event.form),
            target: 'sending',
            actions: assign({
              form: ({ event }) => ({ ...event.form, profile: trimmed(event.form.profile) }),
              errors: {},
              failure: null,
              progress: null,
            }),
          },
          {
            actions: [
              assign({ errors: ({ event }) => errorsIn(event.form), failure: null }),
              emit(({ event }) => ({ type: 'application.refused' as const, errors: errorsIn(event.form) })),
            ],
          },
        ],
      },
    },
    sending: {
      initial: 'shown',
      states: {
        shown: { tags: 'open', on: { 'popup.close': 'hidden' } },
        hidden: { on: { 'popup.open': 'shown' } },
      },
      on: {
        'application.progressed': { actions: assign({ progress: ({ event }) => event.progress }) },
      },
      invoke: {
        src: 'send',
        input: ({ context, self }) => ({
          ...applicationOf(context),
          report: (progress) => self.send({ type: 'application.progressed', progress }),
        }),
        onDone: { target: 'sent', actions: emit({ type: 'application.sent' }) },
        onError: {
          target: 'filling',
          actions: [
            assign(({ event }) => {
              const failure = failureOf(event.error)
              return { failure, errors: failure.fields ?? {} }
            }),
            emit(({ event }) => ({ type: 'application.failed' as const, failure: failureOf(event.error) })),
          ],
        },
      },
    },
    sent: {
      tags: 'open',
      on: { 'popup.close': { target: 'closed', actions: assign({ form: null }) } },
    },
  },
})

function applicationOf({ form }: ApplicationContext): Application {
  if (form?.resume === undefined) throw new Error('No application was submitted')
  return { ...form, resume: form.resume }
}
