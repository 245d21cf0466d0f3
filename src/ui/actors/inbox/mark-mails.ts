import { Effect } from 'effect'
import type { Failure } from '#domain/machines/failure.ts'
import type { HandlingChange, MailStatus } from '#domain/mail/inbox/received-mail.ts'
import type { FailureWording } from '#domain/wording/failure-wording.ts'
import { count } from '#domain/wording/counted.ts'
import type { WriteFailure } from '#ports/failures.ts'
import type { Announcement, Announcer } from '../announcements/announcements.ts'
import { failedRequest } from '../announcements/failed-request.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import { refetch, type ListActor } from '../bridge/list-machine-of.ts'
import type { Versioned } from './changes-in-turn.ts'

export interface Markable extends Versioned {
  readonly status: MailStatus
}

export interface MarkMails {
  /** Sets the status of mails, one after the other. Those that move into or out of the spam leave the list, with an undo. */
  readonly mark: (mails: ReadonlyArray<Markable>, status: MailStatus) => void
  /** Marks a new mail as read, unless another person has changed it meanwhile. */
  readonly open: (mail: Markable) => void
}

/** A mail with the status that it is to have, and the one that it had. */
interface MarkedMail extends Markable {
  readonly was?: MailStatus
}

interface Marking {
  readonly changes: ReadonlyArray<MarkedMail>
  readonly onMarked: (mail: Markable) => void
}

interface Options<Mail extends Markable> {
  readonly list: ListActor<Mail>
  readonly wording: FailureWording
  readonly announcer: Announcer
  /** Updates a mail everywhere. */
  readonly merge: (mail: Mail) => void
  readonly onHandled: () => void
}

const isSpam = ({ status }: Markable) => status === 'spam'

export const markMails = <Mail extends Markable, R>(
  bridge: Bridge<R>,
  change: (mail: Versioned, change: HandlingChange) => Effect.Effect<Mail, WriteFailure, R>,
  { list, wording, announcer: { announce, words }, merge, onHandled }: Options<Mail>,
): MarkMails => {
  /** Ids with statuses, so that a second click does not send the same request. */
  const inFlight = new Set<string>()
  const keyOf = ({ id, status }: Markable) => `${id} ${status}`

  /** A mail that is marked right after it was opened has become read in between. */
  const changeOpened = ({ id, status, version, was }: MarkedMail) =>
    change({ id, version }, { status }).pipe(
      Effect.catchTag('ItemChanged', (failure) => {
        const current = failure.current as Mail | undefined
        const isOpened = was === 'new' && current?.status === 'read' && current.version === version + 1
        return isOpened ? change(current, { status }) : Effect.fail(failure)
      }),
    )

  const marking = bridge.fromWrite(({ changes, onMarked }: Marking) =>
    Effect.forEach(
      changes,
      (mail) =>
        Effect.map(changeOpened(mail), (changed) => {
          merge(changed)
          onMarked(changed)
        }),
      { discard: true },
    ),
  )

  /** Marks all, or those before the first failure; `onMarked` receives the marked ones. */
  const start = (changes: ReadonlyArray<MarkedMail>, onMarked: (marked: ReadonlyArray<Markable>) => void) => {
    const pending = changes.filter((mail) => !inFlight.has(keyOf(mail)))
    if (pending.length === 0) return
    for (const mail of pending) inFlight.add(keyOf(mail))
    const marked: Array<Markable> = []
    const settle = () => {
      for (const mail of pending) inFlight.delete(keyOf(mail))
      onMarked(marked)
      onHandled()
    }
    const failed = (failure: Failure) => {
      announce(failedRequest(wording, failure))
      settle()
      refetch(list)
    }
    bridge.perform(
      marking,
      { changes: pending, onMarked: (mail) => marked.push(mail) },
      { done: settle, failed },
    )
  }

  const announceMoved = (moved: ReadonlyArray<Markable>, action?: Announcement['action']) =>
    announce({
      tone: 'success',
      text: count(
        moved.some(isSpam) ? words.failures.marked.asSpam : words.failures.marked.asNoSpam,
        moved.length,
      ),
      ...(action && { action }),
    })

  return {
    mark: (mails, status) => {
      const before = new Map(mails.map((mail) => [mail.id, mail.status]))
      const changes = mails.map((mail) => ({ ...mail, status, was: mail.status }))
      start(changes, (changed) => {
        const moved = changed.filter((mail) => isSpam(mail) !== (before.get(mail.id) === 'spam'))
        if (moved.length === 0) return
        list.send({ type: 'items.leave', ids: moved.map(({ id }) => id) })
        refetch(list)
        const originals = moved.map((mail) => ({ ...mail, status: before.get(mail.id) ?? mail.status }))
        const undo = () =>
          start(originals, (restored) => {
            if (restored.length > 0) announceMoved(restored)
            refetch(list)
          })
        announceMoved(moved, { label: words.failures.undo, onSelect: undo })
      })
    },
    open: (mail) => {
      if (mail.status !== 'new') return
      const failed = ({ reason, current }: Failure) => {
        if (reason === 'ItemChanged') merge(current as Mail)
        onHandled()
      }
      const changes = [{ ...mail, status: 'read' as const }]
      bridge.perform(marking, { changes, onMarked: () => {} }, { done: onHandled, failed })
    },
  }
}
