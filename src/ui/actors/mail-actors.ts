import { Effect } from 'effect'
import type { ActorRefFrom } from 'xstate'
import type { downloadMachine } from '#domain/machines/download-machine.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { AnyMailQuery } from '#domain/mail/mail-query.ts'
import type { MailKind } from '#domain/mail/notification.ts'
import type { HandlingChange } from '#domain/mail/received-mail.ts'
import { exportFailure, resumeFailure } from '#domain/wording.ts'
import { Downloads } from '#ports/downloads.ts'
import type { WriteFailure } from '#ports/failures.ts'
import type { Images } from '#ports/images.ts'
import type { Tell } from './announcements.ts'
import { connect, type Connected, type Undo } from './connect.ts'
import { downloadOf } from './download-of.ts'
import type { EntityWording } from './entity-wording.ts'
import type { Bridge } from './from-effect.ts'
import { listOf, type ListCalls } from './list-of.ts'
import { mailMarks, type MailMarks } from './mail-marks.ts'
import { saveOf } from './save-of.ts'

export interface MailCalls<R> extends ListCalls<R> {
  readonly change: (id: string, change: HandlingChange) => Effect.Effect<Listed, WriteFailure, R>
}

export interface MailActors extends Connected, MailMarks {
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
  readonly tell: Tell
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
  save.on('item.updated', onHandled)
  list.on('items.removed', onHandled)

  const table = downloadOf(
    bridge,
    (query: AnyMailQuery) => Effect.flatMap(Downloads, (downloads) => downloads.mails(kind, query)),
    { wording: exportFailure, tell },
  )
  const resume = downloadOf(
    bridge,
    (id: string, report) => Effect.flatMap(Downloads, (downloads) => downloads.resume(id, report)),
    { wording: resumeFailure, tell },
  )
  const marks = mailMarks(bridge, calls.change, {
    list,
    wording: wording.failures.update,
    tell,
    onHandled,
  })
  return { list, save, related, table, resume, ...marks }
}
