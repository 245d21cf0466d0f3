import type { Effect } from 'effect'
import { createActor } from 'xstate'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { HandlingChange } from '#domain/mail/received-mail.ts'
import type { WriteFailure } from '#ports/failures.ts'
import type { Images } from '#ports/images.ts'
import type { Tell } from './announcements.ts'
import { connect, type Connected, type Undo } from './connect.ts'
import type { EntityWording } from './entity-wording.ts'
import type { Bridge } from './from-effect.ts'
import { listOf, type ListCalls } from './list-of.ts'
import { saveOf } from './save-of.ts'

export interface MailCalls<R> extends ListCalls<R> {
  readonly change: (id: string, change: HandlingChange) => Effect.Effect<Listed, WriteFailure, R>
}

/** One list and one save actor of received mails; what is saved is how a mail was handled. */
export const mailActors = <R>(
  bridge: Bridge<R | Images>,
  calls: MailCalls<R>,
  wording: EntityWording,
  tell: Tell,
  undo: Undo,
): Connected => {
  const list = createActor(listOf(bridge, calls)).start()
  const handling = saveOf(bridge, (id = '', form) => calls.change(id, form))
  const save = createActor(handling, { input: { pictures: [] } }).start()
  connect({ list, save }, wording, tell, undo)
  return { list, save }
}
