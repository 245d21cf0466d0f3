import { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import type { detailsMachine } from '#domain/machines/details-machine.ts'
import type { downloadMachine } from '#domain/machines/download-machine.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { AnyMailQuery } from '#domain/mail/inbox/mail-query.ts'
import type { MailKind } from '#domain/mail/inbox/notification.ts'
import type { HandlingChange } from '#domain/mail/inbox/received-mail.ts'
import { exported, exportFailure, resumeFailure } from '#domain/wording/catalogue.ts'
import { Downloads } from '#ports/staff/downloads.ts'
import type { ReadFailure, WriteFailure } from '#ports/failures.ts'
import type { Images } from '#ports/content/images.ts'
import type { Announce } from '../announce/announcements.ts'
import { connect, type Connected, type Undo } from '../announce/connect.ts'
import { detailsOf } from '../bridge/details-of.ts'
import { downloadOf } from '../announce/download-of.ts'
import type { EntityWording } from '../announce/entity-wording.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { listOf, type ListCalls } from '../bridge/list-of.ts'
import { mailMarks, type MailMarks, type Markable } from './mail-marks.ts'
import { placeOfMail, type Dated, type MailPlace } from './place-of-mail.ts'
import { saveOf } from '../bridge/save-of.ts'

export interface MailCalls<R> extends ListCalls<R> {
  readonly get: (id: string) => Effect.Effect<Markable, ReadFailure, R>
  readonly change: (id: string, change: HandlingChange) => Effect.Effect<Markable, WriteFailure, R>
}

export interface MailActors extends Connected, MailMarks {
  /** The mail that is read while it has no row in the list. */
  readonly details: ActorRefFrom<typeof detailsMachine>
  /** Shows a mail as the server has it now, wherever it shows. */
  readonly merge: (mail: Listed) => void
  /** Where a mail stands in the list of a query. */
  readonly locate: (query: AnyMailQuery, mail: Dated, onLocated: (place: MailPlace) => void) => void
  /** The mails of one sender. */
  readonly related: Connected['list']
  /** Takes the query whose mails are wanted. */
  readonly table: ActorRefFrom<typeof downloadMachine>
  /** Takes the id of the application whose file is wanted. */
  readonly resume: ActorRefFrom<typeof downloadMachine>
}

interface Options {
  readonly kind: MailKind
  readonly wording: EntityWording
  readonly tell: Announce
  readonly undo: Undo
  /** Mails were handled or removed, so that there may be fewer to open. */
  readonly onHandled: () => void
}

/** The actors of received mails; what is saved is how a mail was handled. */
export const mailActors = <R>(
  bridge: Bridge<R | Images | Downloads>,
  calls: MailCalls<R>,
  { kind, wording, tell, undo, onHandled }: Options,
): MailActors => {
  const list = bridge.start(listOf(bridge, calls))
  const related = bridge.start(listOf(bridge, calls))
  const handling = saveOf(bridge, (id = '', form) => calls.change(id, form))
  const save = bridge.start(handling, { input: { pictures: [] } })
  connect({ list, save }, wording, tell, undo)
  const details = bridge.start(detailsOf(bridge, calls.get))
  save.on('item.updated', (fact) => {
    details.send(fact)
    onHandled()
  })
  list.on('items.removed', onHandled)

  const table = downloadOf(
    bridge,
    (query: AnyMailQuery) => Effect.flatMap(Downloads, (downloads) => downloads.mails(kind, query)),
    { wording: exportFailure, done: exported, tell },
  )
  const resume = downloadOf(
    bridge,
    (id: string, report) => Effect.flatMap(Downloads, (downloads) => downloads.resume(id, report)),
    { wording: resumeFailure, tell },
  )
  const merge = (item: Listed) => {
    for (const actor of [list, details]) actor.send({ type: 'item.updated', item })
  }
  const marks = mailMarks(bridge, calls.change, {
    list,
    wording: wording.failures.update,
    tell,
    merge,
    onHandled,
  })
  const locating = bridge.reading(({ query, mail }: { query: AnyMailQuery; mail: Dated }) =>
    placeOfMail(calls.list, query, mail),
  )
  const locate: MailActors['locate'] = (query, mail, done) =>
    // What cannot be found out stays unknown; the mail shows all the same.
    bridge.perform(locating, { query, mail }, { done, failed: () => {} })
  return { list, save, details, related, table, resume, merge, locate, ...marks }
}
