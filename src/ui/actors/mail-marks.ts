import { Effect } from 'effect'
import type { Failure } from '#domain/machines/failure.ts'
import type { Listed } from '#domain/machines/list-machine.ts'
import type { HandlingChange, MailStatus } from '#domain/mail/received-mail.ts'
import type { FailureWording } from '#domain/failure-wording.ts'
import type { WriteFailure } from '#ports/failures.ts'
import type { Tell } from './announcements.ts'
import type { Connected } from './connect.ts'
import { failedCall } from './failed-call.ts'
import type { Bridge } from './from-effect.ts'

/** A mail as far as its handling goes. */
export interface Markable extends Listed {
  readonly version: number
  readonly status: MailStatus
}

export interface MailMarks {
  /** Gives mails a status, one after the other; those that go into the spam, or come out of it, leave the list. */
  readonly mark: (mails: ReadonlyArray<Markable>, status: MailStatus) => void
  /** Marks a new mail as read; what somebody else has made of it meanwhile stands. */
  readonly open: (mail: Markable) => void
}

interface Marking {
  readonly mails: ReadonlyArray<Markable>
  readonly status: MailStatus
}

interface Options {
  readonly list: Connected['list']
  readonly wording: FailureWording
  readonly tell: Tell
  readonly onHandled: () => void
}

export const mailMarks = <R>(
  bridge: Bridge<R>,
  change: (id: string, change: HandlingChange) => Effect.Effect<Listed, WriteFailure, R>,
  { list, wording, tell, onHandled }: Options,
): MailMarks => {
  const heard = (item: Listed) => list.send({ type: 'item.updated', item })
  const fetchAgain = () => list.send({ type: 'list.fetch', query: list.getSnapshot().context.query })

  const marking = bridge.writing(({ mails, status }: Marking) =>
    Effect.forEach(
      mails,
      ({ id, version }) =>
        Effect.tap(change(id, { status, version }), (item) => Effect.sync(() => heard(item))),
      { discard: true },
    ),
  )
  const start = (
    input: Marking,
    { done, failed }: { done?: () => void; failed: (failure: Failure) => void },
  ) =>
    bridge.perform(marking, input, {
      done: () => {
        done?.()
        onHandled()
      },
      failed: (failure) => {
        failed(failure)
        // Of several mails some were marked before one failed.
        onHandled()
      },
    })

  return {
    mark: (mails, status) =>
      start(
        { mails, status },
        {
          done: () => {
            if (status === 'spam' || mails.some((mail) => mail.status === 'spam')) fetchAgain()
          },
          failed: (failure) => {
            tell(failedCall(wording, failure))
            fetchAgain()
          },
        },
      ),
    open: (mail) => {
      if (mail.status !== 'new') return
      start(
        { mails: [mail], status: 'read' },
        {
          failed: ({ reason, current }) => {
            if (reason === 'ItemChanged') heard(current as Listed)
          },
        },
      )
    },
  }
}
