import { assign, emit, fromPromise, raise, setup } from 'xstate'
import type { ItemOf } from '../content/content-types.ts'
import { trimmed } from '../enquiry/contact-rules.ts'
import type { Receipt } from '../mail/inbox/receipt.ts'
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
  /** The version of the sentence that stood under the form. */
  readonly consent: string
}

/** A form that may be sent. */
export interface Application extends ApplicationForm {
  readonly resume: ChosenFile
}

export interface ApplicationContext {
  readonly position: AppliedPosition | null
  /** What is being sent, waits for it, or was sent. */
  readonly form: ApplicationForm | null
  readonly errors: ProfileErrors
  readonly failure: Failure | null
  /** How much has been sent, from 0 to 1; nothing as long as nobody knows. */
  readonly progress: number | null
  readonly receipt: Receipt | null
}

export type ApplicationEvent =
  | { readonly type: 'popup.open'; readonly position: AppliedPosition }
  | { readonly type: 'popup.close' }
  /** A popup that was closed while it was sending has something to say. */
  | { readonly type: 'popup.return' }
  /** The form stands on the page of its position. */
  | { readonly type: 'page.open'; readonly position: AppliedPosition }
  | { readonly type: 'application.submit'; readonly form: ApplicationForm }
  | { readonly type: 'application.progressed'; readonly progress: number }
  /** What waits is not sent: it is changed first, or not wanted any more. */
  | { readonly type: 'application.change' }
  | { readonly type: 'application.discard' }

export type ApplicationFact =
  | { readonly type: 'application.sent' }
  | { readonly type: 'application.refused'; readonly errors: ProfileErrors }
  | { readonly type: 'application.failed'; readonly failure: Failure }
  | { readonly type: 'application.discarded' }

const unprovided = () => Promise.reject(new Error('No actor was provided'))
const errorsIn = ({ profile, resume }: ApplicationForm) => profileErrors(profile, resume)
const isComplete = (form: ApplicationForm) => Object.keys(errorsIn(form)).length === 0
const idle = { form: null, errors: {}, failure: null, progress: null, receipt: null } as const

/**
 * The application (P5), in the popup or on the page of its position. What is typed lives in the form's own fields. Closing the
 * popup does not stop a sending: it opens again with the outcome, which is the acknowledgement or the form with what went wrong.
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
    send: fromPromise<Receipt, Application & { readonly report: (progress: number) => void }>(unprovided),
    /** Answers when there is a connection; at once where there is one. */
    connection: fromPromise<void>(unprovided),
  },
  guards: {
    isOffline: () => false,
    isPending: ({ context }) => context.form !== null && context.receipt === null,
  },
}).createMachine({
  id: 'application',
  context: { position: null, ...idle },
  type: 'parallel',
  states: {
    popup: {
      initial: 'closed',
      states: {
        closed: { on: { 'popup.open': 'open' } },
        open: {
          tags: 'open',
          on: { 'popup.close': [{ guard: 'isPending', target: 'away' }, { target: 'closed' }] },
        },
        away: { on: { 'popup.open': 'open', 'popup.return': 'open' } },
      },
    },
    form: {
      initial: 'filling',
      states: {
        filling: {
          on: {
            'popup.open': { actions: assign({ position: ({ event }) => event.position }) },
            'page.open': { actions: assign({ position: ({ event }) => event.position }) },
            'popup.close': { actions: assign({ errors: {}, failure: null }) },
            'application.submit': [
              {
                guard: ({ event }) => isComplete(event.form),
                target: 'sending',
                actions: assign(({ event: { form } }) => ({
                  ...idle,
                  form: { ...form, profile: trimmed(form.profile) },
                })),
              },
              {
                actions: [
                  assign({ errors: ({ event }) => errorsIn(event.form), failure: null }),
                  emit(({ event }) => ({
                    type: 'application.refused' as const,
                    errors: errorsIn(event.form),
                  })),
                ],
              },
            ],
          },
        },
        sending: {
          entry: assign({ progress: null }),
          on: {
            'application.progressed': { actions: assign({ progress: ({ event }) => event.progress }) },
          },
          invoke: {
            src: 'send',
            input: ({ context, self }) => ({
              ...applicationOf(context),
              report: (progress) => self.send({ type: 'application.progressed', progress }),
            }),
            onDone: {
              target: 'sent',
              actions: [
                assign({ receipt: ({ event }) => event.output }),
                emit({ type: 'application.sent' }),
                raise({ type: 'popup.return' }),
              ],
            },
            onError: [
              { guard: 'isOffline', target: 'waiting', actions: raise({ type: 'popup.return' }) },
              {
                target: 'filling',
                actions: [
                  assign(({ event }) => {
                    const failure = failureOf(event.error)
                    return { ...idle, failure, errors: failure.fields ?? {} }
                  }),
                  emit(({ event }) => ({
                    type: 'application.failed' as const,
                    failure: failureOf(event.error),
                  })),
                  raise({ type: 'popup.return' }),
                ],
              },
            ],
          },
        },
        waiting: {
          invoke: { src: 'connection', onDone: 'sending' },
          on: {
            'application.change': { target: 'filling', actions: assign(idle) },
            'application.discard': {
              target: 'filling',
              actions: [assign(idle), emit({ type: 'application.discarded' })],
            },
          },
        },
        sent: {
          on: {
            'popup.close': { target: 'filling', actions: assign(idle) },
            'popup.open': {
              target: 'filling',
              actions: assign(({ event }) => ({ ...idle, position: event.position })),
            },
            'page.open': {
              target: 'filling',
              actions: assign(({ event }) => ({ ...idle, position: event.position })),
            },
          },
        },
      },
    },
  },
})

function applicationOf({ form }: ApplicationContext): Application {
  if (form?.resume === undefined) throw new Error('No application was submitted')
  return { ...form, resume: form.resume }
}
