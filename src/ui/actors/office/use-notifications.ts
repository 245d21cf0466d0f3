import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { MailKind } from '#domain/mail/mail-kind.ts'
import { notificationActors } from '../inbox/notification-actors.ts'
import { useActors } from './actors-provider.tsx'

/** The notifications of a mail, while it is open. */
export const useNotifications = (kind: MailKind, mailId: string) => {
  const actor = useActors().staff().notifications(notificationActors).ofMail
  useEffect(() => {
    actor.send({ type: 'mail.open', kind, mailId })
    return () => actor.send({ type: 'mail.close' })
  }, [actor, kind, mailId])
  const { notifications, failure } = useSelector(actor, (snapshot) => snapshot.context)
  return {
    notifications,
    failure,
    sending: useSelector(actor, (snapshot) => snapshot.matches('sendingAgain')),
    sendAgain: (id: string) => actor.send({ type: 'notification.sendAgain', id }),
  }
}

/** The parked notifications, fetched when the component mounts. */
export const useParked = () => {
  const actor = useActors().staff().notifications(notificationActors).parked
  useEffect(() => actor.send({ type: 'parked.fetch' }), [actor])
  return {
    ...useSelector(actor, (snapshot) => snapshot.context.parked),
    sending: useSelector(actor, (snapshot) => snapshot.matches('sending')),
    sendAll: () => actor.send({ type: 'parked.sendAll' }),
  }
}
