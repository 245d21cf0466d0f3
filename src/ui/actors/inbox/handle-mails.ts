import { Effect } from 'effect'
import { hasHandling, type OwnerAndTags } from '#domain/mail/inbox/has-handling.ts'
import type { DeskHandling, HandlingChange } from '#domain/mail/inbox/received-mail.ts'
import type { FailureWording } from '#domain/wording/failure-wording.ts'
import type { WriteFailure } from '#ports/failures.ts'
import type { Announcer } from '../announcements/announcements.ts'
import { failedRequest } from '../announcements/failed-request.ts'
import type { Bridge } from '../bridge/from-effect.ts'
import type { changesInTurn, Versioned } from './changes-in-turn.ts'

type Handled = Versioned & DeskHandling

export interface HandleMails<Mail> {
  /**
   * Sets owner or tags of a mail; another person's change of it is shown instead.
   * @param change Receives the mail as this person's last change left it.
   */
  readonly handle: (
    mail: Mail,
    change: (latest: Mail) => OwnerAndTags,
    onSettled?: (isStored: boolean) => void,
  ) => void
}

interface Options<Mail extends Handled> {
  readonly inTurn: ReturnType<typeof changesInTurn<Mail>>
  readonly wording: FailureWording
  readonly announcer: Announcer
  /** Updates a mail everywhere. */
  readonly merge: (mail: Mail) => void
  readonly onHandled: () => void
}

export const handleMails = <Mail extends Handled, R>(
  bridge: Bridge<R>,
  store: (id: string, change: HandlingChange) => Effect.Effect<Mail, WriteFailure, R>,
  { inTurn, wording, announcer: { announce }, merge, onHandled }: Options<Mail>,
): HandleMails<Mail> => {
  const changing = bridge.fromWrite(
    ({ mail, change }: { mail: Mail; change: (latest: Mail) => OwnerAndTags }) =>
      inTurn(mail, (latest) => {
        const wanted = change(latest)
        if (hasHandling(latest, wanted)) return Effect.succeed(latest)
        const send = ({ version }: Mail) => store(mail.id, { ...wanted, version })
        return Effect.catchTag(send(latest), 'ItemChanged', (failure) => {
          // The mail as another person has left it, or as it is since it was marked as read.
          const current = failure.current as Mail | undefined
          const isSame =
            current !== undefined &&
            (hasHandling(current, wanted) || hasHandling(current, handlingOf(latest)))
          return isSame ? send(current) : Effect.fail(failure)
        })
      }),
  )
  return {
    handle: (mail, change, onSettled = () => {}) =>
      bridge.perform(
        changing,
        { mail, change },
        {
          done: (stored) => {
            merge(stored)
            onHandled()
            onSettled(true)
          },
          failed: (failure) => {
            announce(failedRequest(wording, failure))
            if (failure.reason === 'ItemChanged') merge(failure.current as Mail)
            onHandled()
            onSettled(false)
          },
        },
      ),
  }
}

const handlingOf = ({ owner = '', tags = [] }: DeskHandling): OwnerAndTags => ({ owner, tags })
