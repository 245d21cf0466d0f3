import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { MailKind } from '#domain/mail/inbox/notification.ts'
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
