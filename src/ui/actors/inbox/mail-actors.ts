import { Effect } from 'effect'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import type {
  DeskHandling,
  HandlingChange,
  ReceivedEnquiry,
  ReceivedProfile,
} from '#domain/mail/inbox/received-mail.ts'
import { Downloads } from '#ports/staff/downloads.ts'
import type { ReadFailure, WriteFailure } from '#ports/failures.ts'
import type { PictureUploads } from '#ports/content/picture-uploads.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { connect, type Connected, type Undo } from '../announcements/connect.ts'
import { detailsOf, type DetailsActor } from '../bridge/details-of.ts'
import { downloadOf, type DownloadActor } from '../announcements/download-of.ts'
import type { EntityWording } from '../announcements/entity-wording.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { listMachineOf, refetch, type ListActor, type ListRequests } from '../bridge/list-machine-of.ts'
import { changesInTurn, type Versioned } from './changes-in-turn.ts'
import { handleMails, type HandleMails } from './handle-mails.ts'
import { markMails, type Markable, type MarkMails } from './mark-mails.ts'
import { locateMail, type Dated, type LocatedMail } from './locate-mail.ts'
import { saveOf } from '../bridge/save-of.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import { Profiles } from '#ports/visitor/profiles.ts'

type AnyMail = Markable & Dated & DeskHandling

export interface MailRequests<Mail extends AnyMail, R> extends ListRequests<Mail, R> {
  readonly get: (id: string) => Effect.Effect<Mail, ReadFailure, R>
  readonly change: (id: string, change: HandlingChange) => Effect.Effect<Mail, WriteFailure, R>
}

export interface MailActors<Mail extends AnyMail> extends Connected<Mail>, MarkMails, HandleMails<Mail> {
  /** The opened mail, if it has no row in the list. */
  readonly details: DetailsActor<Mail>
  /** Updates a mail in the list, in the reader, and among a sender's other mails. */
  readonly merge: (mail: Mail) => void
  /** Fetches a mail that the back end has changed, and updates it everywhere. */
  readonly renew: (id: string) => void
  /** Finds the index of a mail in the list of a query. */
  readonly locate: (query: AnyMailQuery, mail: Dated, onLocated: (located: LocatedMail) => void) => void
  /** The other mails of a sender. */
  readonly related: ListActor<Mail>
  /** Downloads the mails of a query as CSV. */
  readonly table: DownloadActor<AnyMailQuery>
  /** Downloads the résumé of the application with the id. */
  readonly resume: DownloadActor<string>
}

interface Options {
  readonly kind: MailKind
  readonly wording: EntityWording
  readonly announcer: Announcer
  readonly undo: Undo
  /** Called after changes and removals, which may change the number of unread mails. */
  readonly onHandled: () => void
}

/** A mail without them is merged with these, since a merge keeps what it does not replace. */
const absent = {
  owner: undefined,
  ownerName: undefined,
  dueAt: undefined,
  answeredAt: undefined,
  tags: undefined,
} satisfies Record<keyof DeskHandling, undefined>

/** The actors of received mails; `save` stores status and note. */
export const mailActors = <Mail extends AnyMail, R>(
  bridge: Bridge<R | PictureUploads | Downloads>,
  requests: MailRequests<Mail, R>,
  { kind, wording, announcer, undo, onHandled }: Options,
): MailActors<Mail> => {
  const { announce, words } = announcer
  const { mailExport, resume: resumeFailure } = words.failures
  const list = bridge.start(listMachineOf(bridge, requests))
  const related = bridge.start(listMachineOf(bridge, requests))
  const inTurn = changesInTurn<Mail>()
  const change = (mail: Versioned, changed: HandlingChange) =>
    inTurn(mail, ({ version }) => requests.change(mail.id, { ...changed, version }))
  const saving = saveOf(bridge, (id = '', form) => change({ id, version: Number(form['version']) }, form))
  const save = bridge.start(saving, { input: { pictures: [] } })
  connect({ list, save }, wording, announcer, undo)
  const details = bridge.start(detailsOf(bridge, requests.get))
  save.on('item.updated', (fact) => {
    details.send(fact)
    related.send(fact)
    onHandled()
  })
  list.on('items.removed', onHandled)

  const table = downloadOf(
    bridge,
    (query: AnyMailQuery) =>
      Effect.flatMap(Downloads, (downloads) => downloads.mails(kind, query, words.language)),
    { wording: mailExport.failure, done: mailExport.done, announce },
  )
  const resume = downloadOf(
    bridge,
    (id: string, report) => Effect.flatMap(Downloads, (downloads) => downloads.resume(id, report)),
    { wording: resumeFailure, announce },
  )
  const merge = (item: Mail) => {
    const whole = { ...absent, ...item }
    for (const actor of [list, related, details]) actor.send({ type: 'item.updated', item: whole })
  }
  const reading = bridge.fromRead(requests.get)
  const renew = (id: string) =>
    bridge.perform(reading, id, {
      done: (mail) => {
        merge(mail)
        onHandled()
      },
      failed: () => refetch(list),
    })
  const marking = markMails(bridge, change, {
    list,
    wording: wording.failures.update,
    announcer,
    merge,
    onHandled,
  })
  const handling = handleMails(bridge, requests.change, {
    inTurn,
    wording: wording.failures.update,
    announcer,
    merge,
    onHandled,
  })
  const locating = bridge.fromRead(({ query, mail }: { query: AnyMailQuery; mail: Dated }) =>
    locateMail(requests.list, query, mail),
  )
  const locate: MailActors<Mail>['locate'] = (query, mail, done) =>
    // Without a location the mail still shows.
    bridge.perform(locating, { query, mail }, { done, failed: () => {} })
  return { list, save, details, related, table, resume, merge, renew, locate, ...marking, ...handling }
}

/** The requests of enquiries. */
export const enquiryRequests: MailRequests<ReceivedEnquiry, Enquiries> = {
  list: (query) => Effect.flatMap(Enquiries, (enquiries) => enquiries.list(query)),
  remove: (id) => Effect.flatMap(Enquiries, (enquiries) => enquiries.remove(id)),
  get: (id) => Effect.flatMap(Enquiries, (enquiries) => enquiries.get(id)),
  change: (id, change) => Effect.flatMap(Enquiries, (enquiries) => enquiries.change(id, change)),
}

/** The requests of applications. */
export const profileRequests: MailRequests<ReceivedProfile, Profiles> = {
  list: (query) => Effect.flatMap(Profiles, (profiles) => profiles.list(query)),
  remove: (id) => Effect.flatMap(Profiles, (profiles) => profiles.remove(id)),
  get: (id) => Effect.flatMap(Profiles, (profiles) => profiles.get(id)),
  change: (id, change) => Effect.flatMap(Profiles, (profiles) => profiles.change(id, change)),
}
