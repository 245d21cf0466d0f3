import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { arrangementMachine, type ArrangementEvent } from '#domain/machines/arrangement-machine.ts'
import { detailsMachine, type DetailsEvent } from '#domain/machines/details-machine.ts'
import { listMachine, type ListEvent } from '#domain/machines/list-machine.ts'
import { newMailMachine, type NewMailEvent } from '#domain/machines/new-mail-machine.ts'
import { readingMachine, type ReadingEvent } from '#domain/machines/reading-machine.ts'
import { notificationsMachine, type NotificationsEvent } from '#domain/machines/notifications-machine.ts'
import { parkedMachine, type ParkedEvent } from '#domain/machines/parked-machine.ts'
import { requestMachine, type RequestEvent } from '#domain/machines/request-machine.ts'
import { saveMachine, type SaveEvent } from '#domain/machines/save-machine.ts'
import { searchMachine, type SearchEvent } from '#domain/machines/search-machine.ts'
import { sessionMachine, type SessionEvent } from '#domain/machines/session-machine.ts'
import { uploadQueueMachine, type UploadQueueEvent } from '#domain/machines/upload-queue-machine.ts'
import { visitorFormMachine, type VisitorFormEvent } from '#domain/machines/visitor-form-machine.ts'
import type { Application } from '#domain/visitor-forms/profile/application.ts'
import { applicationForm } from '#domain/visitor-forms/application-form.ts'
import { downloadMachine, type DownloadEvent } from '#domain/machines/download-machine.ts'
import { completeApplication, position } from './complete-application.ts'
import { submitted } from './submitted.ts'

/** A machine, and what is needed to walk through it. */
export interface Walkable {
  readonly machine: AnyStateMachine
  readonly inputs: ReadonlyArray<unknown>
  readonly events: ReadonlyArray<AnyEventObject>
  /** What its actors return. */
  readonly output?: unknown
  /** What they throw, apart from a plain error. */
  readonly errors?: ReadonlyArray<unknown>
}

const user = { id: '1', name: '', email: '', role: 'Hr' } as const
/** Every machine of the domain, by its id. */
export const walkableMachines: Readonly<Record<string, Walkable>> = {
  list: {
    machine: listMachine,
    inputs: [undefined, { page: { items: [], total: 0 } }],
    events: [
      { type: 'list.fetch' },
      { type: 'items.remove', ids: ['1'] },
      { type: 'item.saving' },
      { type: 'item.settled' },
      { type: 'item.updated', item: { id: '1' } },
    ] satisfies ReadonlyArray<ListEvent>,
    output: { items: [], total: 0 },
  },
  save: {
    machine: saveMachine,
    inputs: [{ pictures: ['image'] }],
    events: [
      { type: 'save.submit', form: { image: { name: 'a', size: 1, type: '' } } },
      { type: 'save.reset' },
      { type: 'session.renewed' },
    ] satisfies ReadonlyArray<SaveEvent>,
    errors: [
      { reason: 'ItemChanged', message: '', current: { id: '1', version: 2 } },
      { reason: 'NotSignedIn', message: '' },
    ],
  },
  uploadQueue: {
    machine: uploadQueueMachine,
    inputs: [undefined],
    events: [
      { type: 'files.added', files: ['a', 'b', 'c'].map((name) => ({ name, size: 1, type: 'image/png' })) },
      { type: 'upload.retried', key: '1' },
      { type: 'upload.repeated', key: '1' },
      { type: 'file.removed', key: '1' },
      { type: 'queue.stopped' },
      { type: 'queue.cleared' },
    ] satisfies ReadonlyArray<UploadQueueEvent>,
    output: { picture: { id: '1' }, isKnown: false },
  },
  arrangement: {
    machine: arrangementMachine,
    inputs: [{ groupOf: () => 0 }],
    events: [
      { type: 'arrangement.open' },
      { type: 'arrangement.move', id: '2', to: 0 },
      { type: 'arrangement.save' },
      { type: 'arrangement.close' },
    ] satisfies ReadonlyArray<ArrangementEvent>,
    output: { items: [{ id: '1' }, { id: '2' }], total: 2 },
  },
  details: {
    machine: detailsMachine,
    inputs: [undefined],
    events: [
      { type: 'details.fetch', id: '1' },
      { type: 'details.clear' },
    ] satisfies ReadonlyArray<DetailsEvent>,
  },
  reading: {
    machine: readingMachine,
    inputs: [undefined],
    events: [{ type: 'reading.fetch' }] satisfies ReadonlyArray<ReadingEvent>,
  },
  request: {
    machine: requestMachine,
    inputs: [undefined],
    events: [
      { type: 'request.send', input: '1' },
      { type: 'request.clear' },
    ] satisfies ReadonlyArray<RequestEvent>,
  },
  search: {
    machine: searchMachine,
    inputs: [undefined],
    events: [
      { type: 'search.type', text: 'berth', kinds: ['newsArticle'] },
      { type: 'search.type', text: ' ', kinds: [] },
      { type: 'xstate.after.typingPause.search.debouncing' },
    ] satisfies ReadonlyArray<SearchEvent | { readonly type: `xstate.after.${string}` }>,
    output: [],
  },
  notifications: {
    machine: notificationsMachine,
    inputs: [undefined],
    events: [
      { type: 'mail.open', kind: 'enquiries', mailId: '1' },
      { type: 'mail.close' },
      { type: 'notification.sendAgain', id: '1' },
    ] satisfies ReadonlyArray<NotificationsEvent>,
    output: [],
  },
  parked: {
    machine: parkedMachine,
    inputs: [undefined],
    events: [{ type: 'parked.fetch' }, { type: 'parked.sendAll' }] satisfies ReadonlyArray<ParkedEvent>,
    output: { items: [], total: 0 },
  },
  download: {
    machine: downloadMachine,
    inputs: [undefined],
    events: [
      { type: 'download.start', input: 'enquiries.csv' },
      { type: 'download.progressed', progress: 0.5 },
    ] satisfies ReadonlyArray<DownloadEvent>,
  },
  session: {
    machine: sessionMachine,
    inputs: [{ user: null }, { user }],
    events: [
      { type: 'session.signIn', email: 'l@s', password: 'p' },
      { type: 'session.enter' },
      { type: 'session.find' },
      { type: 'session.continue' },
      { type: 'session.signOut' },
      { type: 'session.endAll' },
      { type: 'session.expired' },
    ] satisfies ReadonlyArray<SessionEvent>,
    output: user,
  },
  newMail: {
    machine: newMailMachine,
    inputs: [undefined],
    events: [
      ...([
        { type: 'tab.shown' },
        { type: 'tab.hidden' },
        { type: 'session.renewed' },
      ] satisfies ReadonlyArray<NewMailEvent>),
      { type: 'xstate.after.backoff.newMail.backingOff' },
    ],
    errors: [{ reason: 'NotSignedIn', message: '' }],
  },
  visitorForm: {
    machine: visitorFormMachine(applicationForm).provide({ guards: { isOffline: () => true } }),
    inputs: [undefined],
    events: [
      { type: 'popup.open', position },
      { type: 'popup.close' },
      { type: 'form.submit', form: submitted(completeApplication) },
      { type: 'form.resume', form: submitted(completeApplication) },
      { type: 'form.progressed', progress: 0.5 },
      { type: 'form.change' },
      { type: 'form.discard' },
    ] satisfies ReadonlyArray<VisitorFormEvent<Application>>,
  },
}

/** The events of a machine, and the outcomes of its running actors. */
export const eventsIn = (
  snapshot: AnyMachineSnapshot,
  { events, output, errors = [] }: Walkable,
): ReadonlyArray<AnyEventObject> => [
  ...events,
  ...Object.keys(snapshot.children).flatMap((id) => [
    { type: `xstate.done.actor.${id}`, output },
    { type: `xstate.error.actor.${id}`, error: new Error('Offline') },
    ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
  ]),
]
